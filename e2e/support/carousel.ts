import type { Locator, Page } from "@playwright/test";

export const dot = (page: Page, name: "Photo" | "Quote", number: number) =>
  page.getByRole("button", { name: new RegExp(`^${name} ${number} of`) });

export const getVisibleShares = (elements: Locator): Promise<number[]> =>
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

const MOVES = 16;

/** Touches in a burst would fling a carousel past its next slide, so this keeps a finger's pace. */
const TOUCH_EVERY_S = 0.02;

const REST_S = 0.2;

/** A negative distance moves to the right. */
export async function swipe(target: Locator, distance: number) {
  const page = target.page();
  // tap waits until nothing, such as the start-up screen, covers the element.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error("nothing to swipe");
  const start = box.x + (box.width - distance) / 2;
  const y = box.y + Math.min(box.height / 2, 150);
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000 - 1;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...at: number[]) => {
    timestamp += TOUCH_EVERY_S;
    const touchPoints = at.map((x) => ({ x, y }));
    return session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  };
  await touch("touchStart", start);
  for (let move = 1; move <= MOVES; move += 1)
    await touch("touchMove", start + (distance * move) / MOVES);
  timestamp += REST_S;
  await touch("touchEnd");
}
