import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
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

const { jobs, concurrency } = parse(await readFile(".github/workflows/site.yml", "utf8"));

function runStep(run: string, env: Record<string, string>) {
  const { status, stderr } = spawnSync("bash", ["-e", "-c", run], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env.PATH}`, ...env },
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
}

const readMade = (file: string) => readFile(join(folder, file), "utf8").catch(() => "");

/** This `gh` lists the open issue, and records its other calls. */
async function notify({ words = "", open = "" }) {
  const gh = `#!/bin/sh\n[ "$2" = list ] && echo "${open}" || printf '%s|' "$@" >> asked.txt\n`;
  await writeFile(join(folder, "gh"), gh);
  await chmod(join(folder, "gh"), 0o755);
  const [{ run, env }] = jobs.notify.steps;
  runStep(run, { TITLE: env.TITLE, WHO: "rosa", WORDS: words });
  return { asked: await readMade("asked.txt"), words: await readMade("words.md") };
}

/** This `npm` only records its arguments. */
async function commandsFor(event: string) {
  await writeFile(join(folder, "npm"), `#!/bin/sh\nprintf '%s|' "$*" >> asked.txt\n`);
  await chmod(join(folder, "npm"), 0o755);
  const { run } = jobs.check.steps.find(({ run }: { run?: string }) => run?.includes("npm ci"));
  runStep(run, { GITHUB_EVENT_NAME: event });
  const asked = await readMade("asked.txt");
  await rm(join(folder, "asked.txt"));
  return asked;
}

test("a change proposed to the product is tested, and one of a site is checked", async () => {
  expect(await commandsFor("pull_request")).toBe("ci|test|");
  expect(await commandsFor("push"), "the sample is never published").toBe("ci|run check|");
  await mkdir(join(folder, "content"));
  expect(await commandsFor("pull_request")).toBe("ci|run check|");
  expect(await commandsFor("schedule")).toBe("ci|run check|");
});

test("a failed check is reported to whoever saved, with its messages", async () => {
  const { asked, words } = await notify({ words: REPORT });
  expect(asked).toBe(
    "issue|create|--title|Your last change wasn't published|--body-file|words.md|",
  );
  expect(words).toContain("@rosa, the site stays as it was");
  expect(words).toContain(REPORT);
});

test("a second mistake is added to the report, which closes when both are fixed", async () => {
  const second = await notify({ words: REPORT, open: "7" });
  expect(second.asked).toBe("issue|comment|7|--body-file|words.md|");
  await rm(join(folder, "asked.txt"));
  expect((await notify({ open: "7" })).asked).toContain("issue|close|7|");
});

test("a valid save is not reported", async () => {
  expect((await notify({})).asked).toBe("");
});

async function shouldBuild(date: string, event = "schedule") {
  const posts = join(folder, "content/posts");
  await mkdir(posts, { recursive: true });
  await writeFile(join(posts, "1-spring.md"), `---\ntitle: Spring\ndate: ${date}\n---\n`);
  await rm(join(folder, "output.txt"), { force: true });
  const { run } = jobs["should-build"].steps.find(({ id }: { id?: string }) => id === "look");
  runStep(run, { GITHUB_EVENT_NAME: event, GITHUB_OUTPUT: "output.txt" });
  return (await readMade("output.txt")).includes("build=true");
}

test("a scheduled article is published on its day, and other days build nothing", async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(await shouldBuild(today)).toBe(true);
  expect(await shouldBuild(`"${today}"`)).toBe(true);
  expect(await shouldBuild("2020-02-29")).toBe(false);
  expect(await shouldBuild("2020-02-29", "push"), "what is pushed is always built").toBe(true);

  const { check, deploy } = jobs;
  const publishing = [deploy.if, ...check.steps.slice(-3).map((step: { if: string }) => step.if)];
  const takes = (condition: string, event_name: string) =>
    new Function("github", "vars", `return ${condition}`)(
      { event_name },
      { DEPLOY_TO_PAGES: "true" },
    );
  expect(publishing.map((condition) => takes(condition, "schedule"))).not.toContain(false);
  expect(publishing.map((condition) => takes(condition, "pull_request"))).not.toContain(true);
});

/** This evaluates an expression as GitHub would for a run on the main branch. */
const fill = (text: string, event_name: string) =>
  text.replace(/\$\{\{ (.+?) \}\}/g, (_, expression) =>
    new Function("github", `return ${expression}`)({
      event_name,
      ref: "refs/heads/main",
      sha: "a1b2c3",
    }),
  );

test("the daily run replaces no waiting push, and publishes nothing older", () => {
  const { group } = concurrency;
  expect(fill(group, "schedule")).not.toBe(fill(group, "push"));
  const { check } = jobs;
  expect(fill(check.concurrency, "schedule")).toBe(fill(check.concurrency, "push"));
  const { ref } = check.steps[0].with;
  expect(fill(ref, "schedule")).toBe("refs/heads/main");
  expect(fill(ref, "push")).toBe("a1b2c3");
});
