import type { Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds wrong, once everything has faded in: half transparent words fail its contrast. */
export async function violations(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // All that passes would otherwise be described too, which takes as long as the search.
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
}
