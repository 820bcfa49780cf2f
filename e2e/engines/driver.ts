import { setTimeout } from "node:timers/promises";

/** What the looks of this folder need of a browser, whichever protocol it speaks. */
export type Driver = {
  resize(width: number, height: number): Promise<void>;
  /** Loads a page as a whole. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments. */
  evaluate<Result, Arguments extends unknown[]>(
    look: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Result>;
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>;
  /** What the browser itself has complained about since it started. */
  complaints: string[];
  close(): Promise<void>;
};

/** A click must not aim at something that still glides by, as an answer unfolds above it. */
export async function untilAtRest(place: () => Promise<number | undefined>) {
  let last: number | undefined;
  for (let now = await place(); now !== last; now = await place()) {
    last = now;
    await setTimeout(100);
  }
}

/** Runs in the page; returns where in the window the element now is. */
export function bringIntoView(selector: string): number | undefined {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  return element?.getBoundingClientRect().top;
}

export type Key = "ArrowRight" | "Escape" | "Tab";
