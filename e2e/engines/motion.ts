import { setTimeout } from "node:timers/promises";
import type { Driver } from "./driver.ts";

/** Brings an element to where a click can aim at it: one that glides by is missed. */
export async function aimAt({ evaluate }: Pick<Driver, "evaluate">, selector: string) {
  await evaluate(twoFrames);
  await evaluate(finishMotion);
  const place = () => evaluate(bringIntoView, selector);
  let last: number | undefined;
  for (let now = await place(); now !== last; now = await place()) {
    last = now;
    await setTimeout(100);
  }
}

/** Runs in the page: until then, what the last step has set off may not have begun to move. */
export function twoFrames(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

export function finishMotion() {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

function bringIntoView(selector: string): number | undefined {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  return element?.getBoundingClientRect().top;
}
