import type { Locator, Page } from "@playwright/test";
import { swipe } from "./swipe.ts";

/** The dots of a carousel are buttons named 'Photo 3 of 10'. */
export const dot = (page: Page, name: "Photo" | "Quote", number: number) =>
  page.getByRole("button", { name: new RegExp(`^${name} ${number} of`) });

/** How much of each element is in sight, from 0 to 1, all looked at in the same frame. */
export const sharesInSight = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll(
    (all) =>
      new Promise((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          resolve(entries.map(({ intersectionRatio }) => intersectionRatio));
        });
        for (const element of all) observer.observe(element);
      }),
  );

export async function swipeLeft(page: Page, target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to swipe");
  const start = { x: box.x + box.width * 0.9, y: box.y + Math.min(box.height / 2, 150) };
  await swipe(page, start, box.width * -0.75);
}
