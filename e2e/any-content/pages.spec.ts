import { PATHS } from "#app/config/paths.ts";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import { findTooWide } from "#e2e/support/layout.ts";
import { atMostOfAKind } from "#e2e/support/site.ts";
import { violations } from "#e2e/support/violations.ts";

const NARROWEST = 320;
const WIDTHS = [NARROWEST, 768, 1280];

/** Of a long portfolio or blog the first few are enough. */
const MOST_OF_A_KIND = 3;

for (const path of atMostOfAKind(MOST_OF_A_KIND))
  test(`${path} is usable by everybody and never scrolls sideways`, async ({ page }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      // The owner may show photos that live on another site.
      if (request.resourceType() !== "image" && new URL(request.url()).hostname !== "localhost")
        foreign.push(request.url());
    });
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(findTooWide), `at ${width} px`).toEqual([]);
    }
    expect(foreign, "nobody else is asked").toEqual([]);
    // What is said there is ours, and short.
    if (path === PATHS.notFound) return;
    await page.setViewportSize({ width: NARROWEST, height: 800 });
    expect(await page.evaluate(widestWord), "a very long word breaks").toBeLessThanOrEqual(
      NARROWEST,
    );
  });

test("every entry of the navigation leads to its page", async ({ page }) => {
  await open(page, "/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const names = await navigation.getByRole("link").allTextContents();
  for (const name of names) {
    await navigation.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Oops! Page not found");
  }
  expect(names.length).toBeGreaterThanOrEqual(5);
});

/** How wide the widest text gets when every text is one word that fits nowhere. */
function widestWord(): number {
  const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p):not(.sr-only)")];
  for (const text of texts) if (!text.firstElementChild) text.textContent = "x".repeat(300);
  return Math.max(...texts.map((text) => text.getBoundingClientRect().width));
}
