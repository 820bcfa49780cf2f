import { expect, open, test } from "./fixtures.ts";
import { SITE_PATHS } from "./site-paths.ts";

for (const path of SITE_PATHS) {
  test(`${path}: hydrates without a complaint, names itself, asks nobody else`, async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
    });
    const html = page.waitForResponse((response) => response.url().endsWith(path));
    await open(page, path);

    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/^.+ .+: .+ \| Ocotillo & Linen$/);
    expect(foreign).toEqual([]);
    expect(await (await html).text()).toContain("<h1");
  });

  test(`${path}: nothing is wider than the window, down to 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test(`${path}: one picture is eager, all have a size and an alt text`, async ({ page }) => {
    await open(page, path);
    const images = await page.locator("img").evaluateAll((all) =>
      all.map((image) => ({
        eager: (image as HTMLImageElement).loading !== "lazy",
        sized: image.hasAttribute("width") && image.hasAttribute("height"),
        described: image.hasAttribute("alt"),
      })),
    );
    expect(images.filter(({ eager }) => eager).length).toBeLessThanOrEqual(1);
    expect(images.every(({ sized, described }) => sized && described)).toBe(true);
  });
}
