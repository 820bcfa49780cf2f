import type { Page } from "@playwright/test";

const MOVES = 16;

/** A finger's pace, whatever the machine's: touches in a burst would hurl a strip past its next slide. */
const TOUCH_EVERY_S = 0.02;

/** Long enough before it is lifted to leave no momentum. */
const REST_S = 0.2;

/** Draws a finger across the page, to the left where the distance is negative. */
export async function swipe(page: Page, { x, y }: { x: number; y: number }, distance: number) {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000 - 1;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...at: number[]) => {
    timestamp += TOUCH_EVERY_S;
    const touchPoints = at.map((x) => ({ x, y }));
    return session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  };
  await touch("touchStart", x);
  for (let move = 1; move <= MOVES; move += 1)
    await touch("touchMove", x + (distance * move) / MOVES);
  timestamp += REST_S;
  await touch("touchEnd");
}
