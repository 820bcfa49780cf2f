import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test as base, expect } from "@playwright/test";
import { FakeFormService } from "#e2e/support/fake-form-service.ts";
import { markHydration, startScripts, untilHydrated } from "#e2e/support/fixtures.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { startLocally } from "#scripts/support/start-locally.ts";
import { type Driver, settle, startDriver } from "./driver.ts";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** Starting a browser takes longer than most tests, so one serves a whole file. */
export const test = base.extend<{ site: Site }, { driver: Driver }>({
  driver: [
    async ({ browserName }, use, { project, workerIndex }) => {
      const driver = await startDriver(browserName, join(project.outputDir, `home-${workerIndex}`));
      await use(driver);
      await driver.close();
    },
    { scope: "worker" },
  ],
  site: async ({ driver, baseURL }, use) => {
    const site = await openSite(driver, baseURL);
    await use(site);
    site.stop();
    if (!site.fault) expect(site.said()).toEqual([]);
  },
});

type Site = Awaited<ReturnType<typeof openSite>>;

/** A port of its own starts with an empty browser cache. */
async function openSite(driver: Driver, baseURL?: string) {
  const messages: string[] = [];
  const files = createSiteServer("build");
  const server = createServer(async (request, response) => {
    const { url = "", headers } = request;
    if (site.fault === "data gone" && url.includes(".data")) request.destroy();
    else if (site.fault === "files replaced" && url.endsWith(".js")) response.writeHead(404).end();
    else if (url === INQUIRIES) site.formService.receive(request, response);
    else if (url === "/recorded") {
      messages.push(await text(request));
      response.writeHead(204).end();
    } else if (url === "/record.js")
      response
        .setHeader("Content-Type", "text/javascript")
        .end(`(${markHydration})();(${record})()`);
    else if (headers.accept?.startsWith("text/html")) {
      const page = await fetch(new URL(url, baseURL));
      const html = (await page.text()).replace("<head>", RECORDER);
      response.writeHead(page.status, { "Content-Type": "text/html; charset=utf-8" }).end(html);
    } else files.emit("request", request, response);
  });
  const { origin, stop } = await startLocally(server);
  const atRest = (where: string) => expect.poll(() => driver.evaluate(settle), where).toBe(true);
  const site = {
    origin,
    stop,
    /** A page's policy allows no other server, so the form service is on the site's own origin. */
    formService: Object.assign(new FakeFormService(), { url: origin + INQUIRIES }),
    fault: undefined as "files replaced" | "data gone" | undefined,
    said: () =>
      messages.splice(0).filter((message) => !message.includes("404: there is no page at")),
    async open(path: string, size: typeof PHONE) {
      await driver.resize(size);
      await driver.open(origin + path);
      await driver.evaluate(startScripts);
      await driver.evaluate(untilHydrated);
      await atRest(path);
    },
    async resize(size: typeof PHONE) {
      await driver.resize(size);
      await expect.poll(() => driver.evaluate(() => window.innerWidth)).toBe(size.width);
      await atRest(`at ${size.width} px`);
    },
  };
  return site;
}

const INQUIRIES = "/inquiries";

const RECORDER = '<head><script src="/record.js"></script>';

function record() {
  const tell = (...words: unknown[]) =>
    navigator.sendBeacon("/recorded", [location.pathname, ...words].join(" "));
  for (const level of ["debug", "error", "info", "log", "warn"] as const) {
    const log = console[level];
    console[level] = (...words) => {
      tell(level, ...words);
      log(...words);
    };
  }
  const onError = ({ message, target }: ErrorEvent) =>
    tell("error", message ?? (target instanceof Element ? target.outerHTML : target));
  window.addEventListener("error", onError, true);
  window.addEventListener("unhandledrejection", ({ reason }) => tell("rejected", reason));
  window.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell("refused", violatedDirective, blockedURI),
  );
}

export { expect };
