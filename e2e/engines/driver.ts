export type Driver = {
  resize(width: number, height: number): Promise<void>;
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
  press(key: Key): Promise<void>;
  complaints: string[];
  close(): Promise<void>;
};

export type Key = "ArrowRight" | "Escape" | "Tab";

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
