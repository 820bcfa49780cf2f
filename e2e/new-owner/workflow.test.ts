import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { SETUP_QUESTIONS } from "#authoring/setup/ask-about-business.ts";

const REPORT = 'content/faqs.yml, item 4, category:   "$(prices)" is not one of general, pricing';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "workflow-"));
});
afterEach(() => rm(folder, { recursive: true }));

const readWorkflow = async (name: string) =>
  parse(await readFile(`.github/workflows/${name}.yml`, "utf8"));
const { jobs, concurrency } = await readWorkflow("site");

function runStep(run: string, env: Record<string, string>, expected = 0) {
  const { status, stderr } = spawnSync("bash", ["-e", "-c", run], {
    cwd: folder,
    env: { PATH: `${folder}:${process.env.PATH}`, ...env },
    encoding: "utf8",
  });
  expect(status, stderr).toBe(expected);
}

const readMade = (file: string) => readFile(join(folder, file), "utf8").catch(() => "");

/** This `gh` lists the open issue, and records its other calls. */
async function notify({ words = "", open = "", pull = "" }) {
  const gh = `#!/bin/sh\n[ "$2" = list ] || [ "$2" = view ] && echo "${open}" || printf '%s|' "$@" >> asked.txt\n`;
  await writeFile(join(folder, "gh"), gh);
  await chmod(join(folder, "gh"), 0o755);
  const [{ run, env }] = jobs.notify.steps;
  runStep(run, { TITLE: env.TITLE, WHO: "rosa", WORDS: words, PULL: pull });
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

test("what is wrong with a draft is said in it, and taken back when mended", async () => {
  const draft = await notify({ words: REPORT, pull: "3" });
  expect(draft.asked).toBe("pr|comment|3|--edit-last|--create-if-none|--body-file|words.md|");
  expect(draft.words).toContain(REPORT);
  await rm(join(folder, "asked.txt"));
  expect((await notify({ pull: "3" })).asked, "right from the start").toBe("");
  const mended = await notify({ pull: "3", open: "told" });
  expect(mended.asked).toContain("pr|comment|3|");
  expect(mended.words).toContain("Nothing is wrong");
});

test("a valid save is not reported", async () => {
  expect((await notify({})).asked).toBe("");
});

async function shouldBuild(event: string) {
  await rm(join(folder, "output.txt"), { force: true });
  const { run } = jobs["should-build"].steps.find(({ id }: { id?: string }) => id === "look");
  const files = { GITHUB_OUTPUT: "output.txt", GITHUB_STEP_SUMMARY: "summary.md" };
  runStep(run, { GITHUB_EVENT_NAME: event, ...files });
  return (await readMade("output.txt")).includes("build=true");
}

async function shouldPublish(date: string, event = "schedule") {
  const posts = join(folder, "content/posts");
  await mkdir(posts, { recursive: true });
  await writeFile(join(posts, "1-spring.md"), `---\ntitle: Spring\ndate: ${date}\n---\n`);
  return shouldBuild(event);
}

test("a new copy of the product does not fail, and says how to set the site up", async () => {
  expect(await shouldBuild("push")).toBe(false);
  expect(await readMade("summary.md")).toContain("**Set up my site**");
  expect(await shouldBuild("pull_request")).toBe(true);
});

test("a scheduled article is published on its day, and other days build nothing", async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(await shouldPublish(today)).toBe(true);
  expect(await shouldPublish(`"${today}"`)).toBe(true);
  expect(await shouldPublish("2020-02-29")).toBe(false);
  expect(await shouldPublish("2020-02-29", "push"), "what is pushed is always built").toBe(true);

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

const ANSWERS: Record<string, string> = {
  name: "Harbor & Pine Staging",
  founded: "2022",
  about: "We stage $(whoami) homes on the coast of Maine.",
  city: "Rockland",
  region: "ME",
  country: "US",
  phone: "(207) 555-0142",
  email: "hello@harborandpine.example",
  website: "harborandpine.com",
  serviceArea: "Rockland, Camden",
  color: "#1f5c3d",
};

/** A checkout of a new repository, with a remote that takes what is pushed. */
async function checkOutTemplate() {
  for (const name of ["app", "authoring", "sample", "scripts", "hosting", "package.json"])
    await symlink(resolve(name), join(folder, name));
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  const git = `git init -q --bare remote.git && git init -q -b main && git remote add origin remote.git
    git config user.name a && git config user.email a@b.co && echo '/*' > .gitignore && echo '!/content' >> .gitignore
    git add -f .gitignore && git commit -qm First && git push -q -u origin main`;
  runStep(git, {});
}

/** The form of "Set up my site", sent with these answers. */
async function setUp(answers: Record<string, string>, expected = 0) {
  const { on, jobs } = await readWorkflow("setup");
  const { inputs } = on.workflow_dispatch;
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(answers)));
  const asked = Object.keys(inputs).map((name) => [
    name,
    answers[name] ?? inputs[name].default ?? "",
  ]);
  const [write, commit] = jobs.setup.steps.slice(-2);
  const summary = join(folder, "summary.md");
  const env = {
    ANSWERS: JSON.stringify(Object.fromEntries(asked), null, 2),
    RUNNER_TEMP: folder,
    GITHUB_REPOSITORY: "rosa/harbor",
    GITHUB_STEP_SUMMARY: summary,
    WHO: "rosa",
    ID: "7",
    MANUAL: "https://github.com/rosa/harbor/blob/main/content/README.md",
  };
  runStep(write.run, env, expected);
  if (expected === 0) runStep(commit.run, env);
  return {
    summary: await readFile(summary, "utf8"),
    pushed: spawnSync(
      "git",
      ["-C", join(folder, "remote.git"), "log", "main", "--format=%an: %s"],
      {
        encoding: "utf8",
      },
    ).stdout.trim(),
  };
}

test("a site is set up from a form on GitHub, in one commit", async () => {
  await checkOutTemplate();
  const { summary, pushed } = await setUp(ANSWERS);
  expect(pushed).toBe("rosa: Set up the site\na: First");
  expect(summary).toContain("[the first evening](https://github.com/rosa/harbor/");
  expect(parse(await readMade("content/business.yml"))).toMatchObject({
    about: ANSWERS.about,
    serviceArea: ["Rockland", "Camden"],
  });
  expect(parse(await readMade("content/settings.yml"))).toMatchObject({
    comingSoon: true,
    editor: { enabled: true, backend: { name: "github", repo: "rosa/harbor", branch: "main" } },
  });
});

test.for([
  ["phone", "(207) 555", "has the wrong number of digits for a phone number in US"],
  ["country", "UK", '"UK" is not a country code; write GB'],
] as const)(
  "a wrong %s ends it with the terminal's sentence, and nothing is committed @all",
  async ([name, answer, words]) => {
    await checkOutTemplate();
    const { summary, pushed } = await setUp({ ...ANSWERS, [name]: answer }, 1);
    expect(summary).toContain(words);
    expect(summary, "to be copied into the next form").toContain(`"about": "${ANSWERS.about}"`);
    expect(summary).not.toMatch(/^\s+at /m);
    expect(await readMade("content/business.yml")).toBe("");
    expect(pushed).toBe("a: First");
  },
);

test("the form asks what the terminal asks, within GitHub's limit", async () => {
  const { on } = await readWorkflow("setup");
  const names = Object.keys(on.workflow_dispatch.inputs);
  expect([...names, "repository"].sort()).toEqual([...SETUP_QUESTIONS].sort());
  expect(names.length).toBeLessThanOrEqual(25);
});
