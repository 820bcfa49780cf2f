import { expect, open, test } from "./fixtures.ts";
import { SITE_PATHS } from "./site-paths.ts";

for (const path of SITE_PATHS)
  test(`${path}: complete, quiet, within the window`, async ({ page }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);

    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/^.+ .+: .+ \| Ocotillo & Linen$/);
    expect(foreign, "nobody else is asked").toEqual([]);

    const found = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      eager: document.querySelectorAll("img:not([loading=lazy])").length,
      unsized: document.querySelectorAll("img:not([width]), img:not([height])").length,
      undescribed: document.querySelectorAll("img:not([alt])").length,
    }));
    expect(found).toMatchObject({ overflow: 0, unsized: 0, undescribed: 0 });
    expect(found.eager).toBeLessThanOrEqual(1);
  });
