import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.doMock("./folder-stamp.server.ts", { spy: true });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.doUnmock("./folder-stamp.server.ts");
  vi.useRealTimers();
  vi.unstubAllEnvs();
  globalThis.siteOfBuild = undefined;
});

test("the parts of a page look for changed content once, a later page looks again", async () => {
  const { folderStamp } = await import("./folder-stamp.server.ts");
  const { getSite } = await import("./site.server.ts");
  const looked = vi.mocked(folderStamp);
  const [first, second] = await Promise.all([getSite(), getSite()]);
  expect(second).toBe(first);
  expect(looked).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  expect(await getSite()).toBe(first);
  expect(looked).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  looked.mockResolvedValueOnce("changed");
  expect(await getSite()).not.toBe(first);
});

test("a build reads the content once, however often its files are evaluated", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const { getSite } = await import("./site.server.ts");
  vi.resetModules();
  const again = await import("./site.server.ts");
  expect(again.getSite).not.toBe(getSite);
  expect(await again.getSite()).toBe(await getSite());
});
