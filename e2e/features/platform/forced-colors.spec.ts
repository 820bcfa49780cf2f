import type { Locator } from "@playwright/test";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import { OASIS } from "#e2e/support/locators.ts";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("in forced colors menu, slider and every state can be told @all", async ({ page }) => {
  await open(page, "/portfolio");
  await expectSeen(page.getByRole("banner").getByRole("link", { name: "Portfolio" }));
  await expectSeen(page.getByRole("button", { name: "All Locations" }));

  await open(page, OASIS);
  await expectSeen(page.getByRole("button", { name: /^Photo 1 of/ }));
  const slider = page.locator(".before-after-handle").first();
  await expectChange(slider.locator(".."), slider, hide);

  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/");
  const menu = page.getByRole("button", { name: "Menu" });
  await expectChange(menu, menu.locator("span"), hide);
  await expectSeen(page.getByRole("button", { name: /^Photo 1 of/ }));
});

/** A state is visible if removing it changes the screenshot. */
const expectSeen = (control: Locator) => expectChange(control, control, dropState);

async function expectChange(seen: Locator, changed: Locator, change: (element: Element) => void) {
  const before = await seen.screenshot();
  await changed.evaluate(change);
  await expect.poll(async () => (await seen.screenshot()).equals(before), String(seen)).toBe(false);
}

const hide = (element: Element) => element.setAttribute("hidden", "");
const dropState = (element: Element) => {
  element.removeAttribute("aria-current");
  element.removeAttribute("aria-pressed");
};
