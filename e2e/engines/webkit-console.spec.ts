import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { atMostOfAKind } from "#e2e/support/site.ts";
import { expect, test } from "./engine.ts";
import { startRecordedSite } from "./recorded-site.ts";
import { startDisplay } from "./webkit.ts";

const TOUR = atMostOfAKind(1);
const END_OF_TOUR = "The tour is over.";

/** Where Debian keeps the browser that WebKitWebDriver starts, one folder deeper for each kind of processor. */
const LIBRARIES = "/usr/lib";
const BROWSER = "webkit2gtk-4.1/MiniBrowser";

test("WebKit's own console stays empty on a page of every kind", async ({ origin }, {
  project,
}) => {
  test.slow();
  const script = `(${goOn})(${JSON.stringify(TOUR)}, "${END_OF_TOUR}")`;
  const recorded = await startRecordedSite(origin, script);
  const browser = await startPlainWebKit(project.outputDir, recorded.origin + TOUR[0]);
  await expect.poll(() => recorded.messages, { timeout: 150_000 }).toContain(END_OF_TOUR);
  await browser.stop();
  recorded.stop();
  const said = browser.console.filter((line) => !line.includes("404: there is no page at"));
  expect(said).toEqual([]);
});

/** WebKit without a driver: only then does it write its console, the engine's own words too. */
async function startPlainWebKit(homes: string, address: string) {
  const command = readdirSync(LIBRARIES)
    .map((processor) => join(LIBRARIES, processor, BROWSER))
    .find((path) => existsSync(path));
  if (!command) throw new Error(`There is no ${BROWSER} in ${LIBRARIES}.`);
  const display = startDisplay(homes);
  const browser = spawn(command, ["--enable-write-console-messages-to-stdout=true", address], {
    env: await display.environment,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const console: string[] = [];
  createInterface(browser.stdout).on("line", (line) => console.push(line));
  return {
    console,
    async stop() {
      browser.kill();
      await once(browser, "exit");
      display.stop();
    },
  };
}

/** Runs in the page: some browsers are not to be told where to go next. */
function goOn(tour: string[], end: string) {
  const at = tour.indexOf(location.pathname);
  if (at < 0) return;
  const leave = () => {
    const next = tour[at + 1];
    if (next) location.href = next;
    else navigator.sendBeacon("/recorded", end);
  };
  window.addEventListener("hydrated", () => setTimeout(leave, 300));
  window.addEventListener("load", () => dispatchEvent(new Event("focusin")));
}
