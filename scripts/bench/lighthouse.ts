import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BROWSER_ARGUMENTS, findBrowser } from "#scripts/support/find-browser.ts";

/** Lighthouse 13 needs a newer Node than the site does, so npx brings both. */
const PACKAGES = ["node@22.23.3", "lighthouse@13.5.0"];
const LARGEST_REPORT_BYTES = 100_000_000;

type Item = Record<string, string | number | undefined>;
type Audit = { numericValue?: number; details?: { items?: Item[] } };

/** What we read of Lighthouse's report. */
export type LighthouseReport = {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
};

const run = promisify(execFile);

/** Installs Lighthouse once, so that npx takes no part in what is measured. */
export async function installLighthouse() {
  const packages = PACKAGES.flatMap((name) => ["--package", name]);
  const find = "command -v node; command -v lighthouse";
  const { stdout } = await run("npx", ["--yes", ...packages, "--call", find]);
  const [node, lighthouse] = stdout.trim().split("\n").slice(-2);
  // The shell: without a screen, the full browser draws our first frame a second late.
  const browser = findBrowser();
  if (!node || !lighthouse || !browser)
    throw new Error("Lighthouse needs npx with a network, and Chromium or Chrome.");

  /** One visit with Lighthouse's own defaults: a mid-range phone on slow 4G. */
  return async function visit(url: string): Promise<LighthouseReport> {
    const options = [
      "--quiet",
      "--output=json",
      `--chrome-flags=--headless=new ${BROWSER_ARGUMENTS.join(" ")}`,
    ];
    const { stdout: json } = await run(node, [lighthouse, url, ...options], {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: LARGEST_REPORT_BYTES,
    });
    const report = JSON.parse(json) as LighthouseReport;
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return report;
  };
}
