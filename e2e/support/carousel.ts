import type { Locator, Page } from "@playwright/test";

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
  const session = await page.context().newCDPSession(page);
  const y = box.y + Math.min(box.height / 2, 150);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...x: number[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x.map((at) => ({ x: at, y })) });
  await touch("touchStart", box.x + box.width * 0.9);
  for (let share = 0.85; share > 0.1; share -= 0.05)
    await touch("touchMove", box.x + box.width * share);
  await touch("touchEnd");
}
