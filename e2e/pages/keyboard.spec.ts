import type { Page } from "@playwright/test";
import { PATHS } from "#app/config/paths.ts";
import { expect, isPhone, ONLY_IN_ALL, open, test, WITHOUT_MOTION } from "#e2e/support/fixtures.ts";
import { atMostOfAKind } from "#e2e/support/site.ts";

/** The next stop would come before the carousels have glided to the last. */
test.use(WITHOUT_MOTION);

/** docs/accessibility-walk.md says what is met on the way. */
const KINDS = [...atMostOfAKind(1), "/portfolio/99"];

/** No page has as many. */
const MAX_STOPS = 150;

/** What is said of the focus once it has left the part that is walked through. */
const OUTSIDE = "outside";

for (const path of KINDS)
  test(
    `${path}: the focus is in sight at every stop, forwards and (on a wide screen) back`,
    ONLY_IN_ALL,
    async ({ page }) => {
      await open(page, path);
      // Header and footer are the same on every page: one walk goes through them.
      const part = path === PATHS.home ? "body > *" : "main";
      if (path !== PATHS.home)
        await page.locator(part).evaluate((main) => {
          main.tabIndex = -1;
          main.focus();
        });
      const stops = await walk(page, "Tab", part);
      expect(stops).toBeGreaterThan(path === PATHS.home ? 30 : 0);
      if (isPhone(page)) return;
      expect(await walk(page, "Shift+Tab", part), "as many on the way back").toBe(stops);
    },
  );

/** Presses the key until the focus leaves the part, and says how many stops there were. */
async function walk(page: Page, key: string, part: string): Promise<number> {
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press(key);
    const hidden = await page.evaluate(hiddenFocus, part);
    if (hidden === OUTSIDE) return stops;
    if (hidden !== "")
      await expect.poll(() => page.evaluate(hiddenFocus, part), `${key} ${stops + 1}`).toBe("");
  }
  throw new Error(`${key} never leaves ${part}`);
}

/** Runs in the page. Hidden is what lies outside the window, or under something that is no part of it. */
function hiddenFocus(part: string): string {
  const focused = document.activeElement ?? document.body;
  if (!focused.closest(part)) return "outside";
  // What the eye finds is the card around a stretched link, the label around a radio button.
  const shown = focused.closest(".card") ?? focused.closest("label") ?? focused;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const isUnderBar = !focused.closest("header") && top < bar;
  const hit = document.elementFromPoint(
    (left + right) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  );
  const isInSight = hit !== null && (shown.contains(hit) || hit.contains(shown));
  return isUnderBar || !isInSight ? focused.outerHTML : "";
}
