export type Driver = {
  resize(width: number, height: number): Promise<unknown>;
  open(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  evaluate<Result, Arguments extends unknown[]>(
    look: (...given: Arguments) => Result,
    ...given: Arguments
  ): Promise<Result>;
  click(selector: string): Promise<unknown>;
  hover(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  press(key: Key): Promise<unknown>;
  close(): Promise<unknown>;
};

export type Key = "ArrowRight" | "Escape";

type Command = (...given: never[]) => Promise<unknown>;

/** Aims before it clicks, and asks a second time: a driver loses a command once in some hundred. */
export function steady(driver: Driver): Driver {
  const click = async (selector: string) => {
    await driver.evaluate(settle, selector);
    await driver.click(selector);
  };
  const twice =
    (command: Command): Command =>
    (...given) =>
      command(...given).catch(() => command(...given));
  const commands = Object.entries<Command>({ ...driver, click });
  return Object.fromEntries(commands.map(([name, command]) => [name, twice(command)])) as Driver;
}

/**
 * Runs in the page: ends what moves and brings an element to where a click can aim at it, since one
 * that glides by is missed. Says whether the start-up screen has gone.
 */
export async function settle(selector?: string): Promise<boolean> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const element = selector && document.querySelector(selector);
  for (let last: number | undefined, calm = 0; calm < 3; calm += 1) {
    await nextFrame();
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    if (!element) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { top } = element.getBoundingClientRect();
    if (top !== last) calm = 0;
    last = top;
  }
  const screen = document.querySelector("[data-startup-screen]");
  return screen?.checkVisibility({ visibilityProperty: true }) !== true;
}

export const seen = (driver: Driver, selector: string) =>
  driver.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );

export const textOf = (driver: Driver, selector: string) =>
  driver.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? "", selector);

export const pathOf = (driver: Driver) =>
  driver.evaluate(() => location.pathname + location.search);
