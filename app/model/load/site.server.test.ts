import { afterEach, expect, test, vi } from "vitest";
import { clearSiteCache, getSite } from "./site.server.ts";

afterEach(clearSiteCache);

test("the content is read once, however often the file that reads it is evaluated", async () => {
  const first = await getSite();
  vi.resetModules();
  const again = await import("./site.server.ts");
  expect(again.getSite).not.toBe(getSite);
  expect(await again.getSite()).toBe(first);
});

test("the content is read again once its cache is cleared", async () => {
  const first = await getSite();
  clearSiteCache();
  expect(await getSite()).not.toBe(first);
});
