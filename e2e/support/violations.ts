import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

/** Each page compiles this again, and axe.source takes twice as long. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Half-transparent text fails axe's contrast check, so reduced motion ends all fades. */
export async function findViolations(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(AXE);
  const judge = 'axe.run(document, { resultTypes: ["violations"], preload: false })';
  const { violations } = await page.evaluate<AxeResults>(judge);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
