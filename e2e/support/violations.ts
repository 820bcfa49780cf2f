import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

/** Every page that is judged compiles it anew, and what `axe.source` says takes twice as long. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** What axe finds wrong, once everything has faded in: half transparent words fail its contrast. */
export async function violations(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(AXE);
  const judge = 'axe.run(document, { resultTypes: ["violations"], preload: false })';
  const { violations } = await page.evaluate<AxeResults>(judge);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
