import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as stamps from "./folder-stamp.server.ts";
import { getSite } from "./site.server.ts";

vi.mock("./folder-stamp.server.ts", { spy: true });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the parts of a page look for changed content once, a later page looks again", async () => {
  const looked = vi.mocked(stamps.folderStamp);
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
