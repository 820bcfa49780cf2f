import type { Driver } from "./driver.ts";

/** How many elements a selector finds that a visitor can see. */
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
