import { findTooWide, findUnderPhotos } from "#e2e/support/layout.ts";
import { limitSitePaths } from "#e2e/support/site.ts";
import { DESKTOP, expect, PHONE, test } from "./engine.ts";

for (const path of limitSitePaths(1))
  test(`${path}: hydrates silently, and all text is visible @all`, async ({ site, driver }) => {
    await site.open(path, PHONE);
    for (const size of [PHONE, DESKTOP]) {
      const at = `at ${size.width} px`;
      await site.resize(size);
      await expect.poll(() => driver.evaluate(findTooWide), at).toEqual([]);
      expect(await driver.evaluate(findUnderPhotos), `no photo hides a word ${at}`).toEqual([]);
    }
  });
