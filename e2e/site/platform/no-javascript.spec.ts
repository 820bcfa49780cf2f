import { expect, test, WITH_MOTION } from "#e2e/support/fixtures.ts";
import { atMostOfAKind } from "#e2e/support/site.ts";

test.use({ javaScriptEnabled: false });

test("a page of every kind shows its heading, and nothing dead @all", async ({ page }) => {
  for (const path of atMostOfAKind(1)) {
    await page.goto(path);
    const { isSeen, dead } = await page.evaluate(look);
    expect(isSeen, `the heading of ${path}`).toBe(true);
    expect(dead, `buttons that only scripts answer on ${path}`).toEqual([]);
  }
});

/** Runs in the page. */
const look = () => ({
  isSeen: document.querySelector("h1")?.checkVisibility({ visibilityProperty: true }),
  // A photo inside a button is a photo all the same.
  dead: [...document.querySelectorAll("button[type=button]:not([popovertarget], :has(img))")]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => button.ariaLabel ?? button.textContent),
});

test.describe("where things move", () => {
  test.use(WITH_MOTION);

  test("the start-up screen leaves by itself @all", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-startup-screen]")).toBeVisible();
    await expect(page.locator("[data-startup-screen]")).toBeHidden();
  });
});

test("the menu opens, closes and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
});

test("every project can be reached from the portfolio @all", async ({ page }) => {
  await page.goto("/portfolio?filter=vacant");
  const cards = page.getByRole("main").getByRole("link", { name: /View Details/ });
  await expect(cards).toHaveCount(5);
  await cards.first().click();
  await expect(page.getByRole("heading", { name: "About The Project" })).toBeVisible();
});
