import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";

const REPORT = 'content/faqs.yml, item 4, category:   "$(prices)" is not one of general, pricing';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "workflow-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs the workflow's step with a `gh` that writes down what it is asked for. */
async function tell({ words = "", open = "" }) {
  const gh = `#!/bin/sh\n[ "$2" = list ] && echo "${open}" || printf '%s|' "$@" >> asked.txt\n`;
  await writeFile(join(folder, "gh"), gh);
  await chmod(join(folder, "gh"), 0o755);
  const { jobs } = parse(await readFile(".github/workflows/site.yml", "utf8"));
  const [{ run, env }] = jobs.tell.steps;
  const { status, stderr } = spawnSync("bash", ["-e", "-c", run], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env.PATH}`, TITLE: env.TITLE, WHO: "rosa", WORDS: words },
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  const read = (file: string) => readFile(join(folder, file), "utf8").catch(() => "");
  return { asked: await read("asked.txt"), words: await read("words.md") };
}

test("what the check refuses comes back to who saved it, in the words of the check", async () => {
  const { asked, words } = await tell({ words: REPORT });
  expect(asked).toBe(
    "issue|create|--title|What was saved last is not published|--body-file|words.md|",
  );
  expect(words).toContain("@rosa, the site stays as it was");
  expect(words).toContain(REPORT);
});

test("a second mistake is added to the first, and both are done with when mended", async () => {
  const second = await tell({ words: REPORT, open: "7" });
  expect(second.asked).toBe("issue|comment|7|--body-file|words.md|");
  await rm(join(folder, "asked.txt"));
  expect((await tell({ open: "7" })).asked).toContain("issue|close|7|");
});

test("a save that is right is not spoken of", async () => {
  expect((await tell({})).asked).toBe("");
});
