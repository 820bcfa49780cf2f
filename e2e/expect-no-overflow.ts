import { expect, type Page } from "@playwright/test";

/** The body clips what is too wide, so the words and controls themselves have to be measured. */
export async function expectNoOverflow(page: Page) {
  const cutOff = await page
    .locator("main :is(h1, h2, h3, p, li, label, input, button, a, figcaption)")
    .evaluateAll((all) =>
      all
        .filter((element) => !element.closest("[role=group]"))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -1 || right > document.documentElement.clientWidth + 1;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
  expect(cutOff).toEqual([]);
}
