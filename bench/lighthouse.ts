import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BROWSER_ARGUMENTS, bringWithNode, findBrowser } from "#scripts/support/find-programs.ts";

type Audit = { numericValue?: number; details?: { items?: { duration?: number }[] } };

export type Report = {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
};

export type Visit = Record<string, number>;

const run = promisify(execFile);

export function installLighthouse() {
  const [node, lighthouse] = bringWithNode("lighthouse@13.5.0");
  const browser = findBrowser();
  if (!browser) throw new Error("Lighthouse needs Chromium or Chrome.");

  return async function visit(url: string): Promise<Visit> {
    const flags = `--chrome-flags=--headless=new ${BROWSER_ARGUMENTS.join(" ")}`;
    const { stdout: json } = await run(node, [lighthouse, url, "--quiet", "--output=json", flags], {
      env: { ...process.env, CHROME_PATH: browser },
      maxBuffer: 100_000_000,
    });
    const report = JSON.parse(json) as Report;
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return readVisit(report);
  };
}

export function readVisit({ audits, categories }: Report): Visit {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const tasks = audits["main-thread-tasks"]?.details?.items ?? [];
  const { performance, ...others } = categories;
  const percent = (scores: typeof categories) =>
    100 * Math.min(...Object.values(scores).map(({ score }) => score ?? Number.NaN));
  return {
    score: performance ? percent({ performance }) : Number.NaN,
    others: percent(others),
    "FCP ms": value("first-contentful-paint"),
    "LCP ms": value("largest-contentful-paint"),
    "Speed Index": value("speed-index"),
    "TBT ms": value("total-blocking-time"),
    "longest task ms": Math.max(0, ...tasks.map(({ duration = 0 }) => duration)),
    CLS: value("cumulative-layout-shift"),
  };
}
