import { findCutOff } from "#e2e/support/layout.ts";
import { SITE_PATHS } from "#e2e/support/site-paths.ts";
import { coveredWords } from "./covered-words.ts";
import { DESKTOP, expect, PHONE, test } from "./engine.ts";

for (const path of SITE_PATHS)
  test(`${path}: comes to life, says nothing, and every word is seen`, async ({
    site,
    driver,
    browser,
    origin,
  }) => {
    await site.open(path, PHONE);
    for (const size of [PHONE, DESKTOP]) {
      const at = `at ${size.width} px`;
      await site.resize(size);
      expect(await driver.evaluate(findCutOff), `nothing is cut off ${at}`).toEqual([]);
      const sideways = await driver.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, `nothing scrolls sideways ${at}`).toBe(0);

      const covered = await driver.evaluate(coveredWords);
      if (covered.length === 0) continue;
      // A few words stand across the edge of a picture on purpose; there Chromium agrees.
      const page = await browser.newPage({ viewport: size });
      await page.goto(origin + path);
      const meant = await page.evaluate(coveredWords);
      await page.close();
      expect(
        covered.filter((word) => !meant.includes(word)),
        `no picture hides a word ${at}`,
      ).toEqual([]);
    }
  });
