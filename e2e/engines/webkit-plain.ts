import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { startDisplay } from "./webkit-display.ts";

/** Where Debian keeps the browser that WebKitWebDriver starts, one folder deeper for each kind of processor. */
const LIBRARIES = "/usr/lib";
const BROWSER = "webkit2gtk-4.1/MiniBrowser";

/** WebKit without a driver: only then does it write its console, the engine's own words too. */
export async function startPlainWebKit(homes: string, address: string) {
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
