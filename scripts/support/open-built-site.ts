import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { createSiteServer } from "#hosting/server/server.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "./find-browser.ts";

/** Serves what `npm run build` has made on a free port, with a browser to look at it. */
export async function openBuiltSite(build = "build") {
  const server = createSiteServer(build).listen(0);
  await once(server, "listening");
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    browser,
    async close() {
      await browser.close();
      server.close();
    },
  };
}
