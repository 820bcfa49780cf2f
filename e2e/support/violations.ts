import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds wrong, once everything has faded in: half transparent words fail its contrast. */
export async function violations(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Our pages have no frames, so axe needs no second page to gather its results in.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // What passes is not described, which would take as long as the search.
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
