import { rm, writeFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { test } from "#app/model/load/testing/sample-copy.ts";

/** These commands read content and ask nothing; a build begins with the photos. */
const COMMANDS = {
  "check-content": () => import("./check-content.ts"),
  check: () => import("./check.ts"),
  photos: () => import("#scripts/photos/make-photos.ts"),
  bench: () => import("./bench.ts"),
};

/** make-photos.ts holds this lock while it runs. */
const LOCK = ".cache/making-photos";

const MOCKED = [
  "node:child_process",
  "#app/model/load/load-content.server.ts",
  "#authoring/publish-checklist.ts",
  "#hosting/coming-soon.ts",
  "#hosting/server/server.ts",
];

const said: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("loadedSite", undefined);
  vi.stubGlobal("process", { ...process, env: { ...process.env }, argv: ["node", "command"] });
  vi.spyOn(console, "error").mockImplementation((line) => said.push(line));
});

afterEach(() => {
  for (const module of MOCKED) vi.doUnmock(module);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  said.length = 0;
});

test.for(Object.entries(COMMANDS))(
  "%s tells wrong content in words",
  async ([, run], { sample }) => {
    await sample.change("business.yml", /phone: .*/, "phone: none");
    process.env.CONTENT_FOLDER = sample.folder;
    await run();
    expect(said.join()).toContain('content/business.yml, phone:   "none" should be a phone number');
    expect(said.join()).not.toMatch(/^\s+at /m);
    expect(process.exitCode).toBe(1);
  },
);

test("photos are made after those of another run", async ({ sample }) => {
  await sample.change("business.yml", /phone: .*/, "phone: none");
  process.env.CONTENT_FOLDER = sample.folder;
  const told = vi.spyOn(console, "log").mockImplementation(() => {});
  await writeFile(LOCK, String(process.pid));
  const run = COMMANDS.photos();
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect(said).toEqual([]);
  await rm(LOCK);
  await run;
  expect(said).toHaveLength(1);
});

test("the sample is never published by accident", async () => {
  process.env.CONTENT_FOLDER = SAMPLE_FOLDER;
  await COMMANDS.check();
  expect(said.join()).toMatch(/^There's no content\/ here, so only the sample could be published/);
  expect(process.exitCode).toBe(1);
});

test("the check of the content names the folder first, and can refuse to publish it", async () => {
  const told = vi.spyOn(console, "log").mockImplementation(() => {});
  process.env.CONTENT_FOLDER = SAMPLE_FOLDER;
  await COMMANDS["check-content"]();
  expect(told.mock.calls[0]).toEqual([
    expect.stringMatching(
      /^Version \d+\.\d+\.\d+ of the product\. Checking sample\/, the sample business\.$/,
    ),
  ]);
  expect(process.exitCode).toBeUndefined();
  vi.resetModules();
  process.argv.push("--publish");
  await COMMANDS["check-content"]();
  expect(process.exitCode).toBe(1);
});

test.for([
  ["publishes nothing that lacks something", {}, false, []],
  ["previews it", { WORKERS_CI_BRANCH: "cms/pages/about" }, false, ["build"]],
  ["takes the editor's branch for the published one", { WORKERS_CI_BRANCH: "live" }, false, []],
  ["previews it, also Netlify", { CONTEXT: "deploy-preview" }, false, ["build"]],
  ["says that it comes soon", {}, true, ["build", "reduce"]],
  ["previews all that comes soon", { CONTEXT: "deploy-preview" }, true, ["build"]],
] as const)("a host %s", async ([, env, comingSoon, expected]) => {
  const done: string[] = [];
  vi.doMock("node:child_process", () => ({
    spawnSync: () => ({ status: done.push("build") - 1 }),
  }));
  vi.doMock("#hosting/coming-soon.ts", () => ({ reduceToComingSoon: () => done.push("reduce") }));
  vi.doMock("#app/model/load/load-content.server.ts", () => ({
    loadContent: () => ({ settings: { comingSoon, editor: { backend: { branch: "live" } } } }),
  }));
  vi.doMock("#authoring/publish-checklist.ts", () => ({
    getPublishChecklist: () => ({}),
    printPublishChecklist: () => false,
  }));
  Object.assign(process.env, env);
  await import("./build-for-host.ts");
  expect(done).toEqual(expected);
  expect(process.exitCode ?? 0).toBe(expected.length > 0 ? 0 : 1);
});

test("a site in a folder of its host is refused with one message", async () => {
  process.env.SITE_ORIGIN = "https://name.github.io/site";
  await COMMANDS.photos();
  expect(said.join()).toMatch(/^SITE_ORIGIN is "[^"]+", but the site needs an address of its own/);
  expect(process.exitCode).toBe(1);
});

test("without a build, serving fails with a message", async () => {
  vi.doMock("#hosting/server/server.ts", async (load) => {
    const { createSiteServer } = await load<typeof import("#hosting/server/server.ts")>();
    return { createSiteServer: () => createSiteServer("nowhere") };
  });
  await import("./serve.ts");
  expect(said).toEqual(["There is no finished site here: npm run build makes it."]);
});

test.for(["EROFS", "EACCES"])(
  "a folder that cannot be written to (%s) is told in words",
  async (code) => {
    const { runCommand } = await import("#scripts/support/run-command.ts");
    await runCommand(() => Promise.reject(Object.assign(new Error("no"), { code })));
    expect(said).toEqual([
      `This folder cannot be written to (${code}): please work in a copy of it.`,
    ]);
    expect(process.exitCode).toBe(1);
  },
);
