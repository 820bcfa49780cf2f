import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { BUILT_SITE } from "#e2e/support/built-pages.ts";
import {
  expect,
  holdScripts,
  open,
  test,
  WITH_MOTION,
  waitForHydration,
} from "#e2e/support/fixtures.ts";
import { fillIn, inquiryForm, send } from "#e2e/support/inquiry.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

/** hosting/html/deferred-hydration.js waits this long for a page's photos. */
const LONGEST_WAIT_MS = 10_000;

/** It then waits this long for a paint entry, and then to be idle. */
const LONGEST_UNSEEN_MS = 3000;
const LONGEST_IDLE_WAIT_MS = 2000;

test.use(WITH_MOTION);

test("a key pressed while the page loads does not stop the scripts @all", async ({ page }) => {
  const slow = await startSlowServer("/faq");
  await page.goto(`${slow.origin}/faq`, { waitUntil: "commit" });
  await expect(page.locator("script[data-files]")).toBeAttached();
  await page.keyboard.press("Tab");
  slow.sendTheRest();
  await waitForHydration(page);
  await slow.stop();
});

test("a press before the scripts are there is repeated @all", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/faq", { waitUntil: "domcontentloaded" });
  const pricing = page.getByRole("button", { name: "Pricing" });
  await pricing.click();
  await expect(pricing).toHaveAttribute("aria-pressed", "false");
  release();
  await expect(pricing).toHaveAttribute("aria-pressed", "true");
});

test("a form that only React answers is not sent by the browser @all", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "Use this in my inquiry" }).click();
  release();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page).toHaveURL("/contact");
});

test("no script is asked for before the page has loaded @all", async ({ page }) => {
  const order: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") order.push("script");
  });
  page.on("load", () => order.push("load"));
  await open(page, "/");
  expect(order[0]).toBe("load");
});

test("an unpainted page loads no scripts until its wait is over @all", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/faq");
  await page.clock.runFor(LONGEST_UNSEEN_MS - 1);
  expect(await listScripts(page)).toEqual([]);
  await page.clock.runFor(1 + LONGEST_IDLE_WAIT_MS);
  await waitForHydration(page);
});

test("a photo that never loads does not stop the scripts @all", async ({ page }) => {
  await page.clock.install();
  await page.route("**/uploads/**", () => {});
  await page.goto("/faq", { waitUntil: "domcontentloaded" });
  await page.clock.runFor(LONGEST_WAIT_MS);
  await waitForHydration(page);
});

for (const [part, files] of [
  ["scripts", "**/assets/*.js"],
  ["data", "**/assets/start-*.js"],
] as const)
  test(`a page whose ${part} cannot be had stays readable and its links work`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    const asked = page.waitForRequest(files);
    await page.goto("/faq");
    await page.locator("summary").first().click();
    await asked;
    await expect(page.locator("details p").first()).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
  });
test.describe("when one of them fails", () => {
  test.use({ expectsErrors: true });

  test("a press on Send still sends, through the visitor's mail program", async ({ page }) => {
    await page.route("**/assets/entry.client-*.js", (route) => route.abort());
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await fillIn(page);
    const submitted = isSubmitHeld(page);
    await send(page).click();
    expect(await submitted).toBe(false);
  });
});

for (const [browsers, take] of [
  ["Firefox before 128", () => Reflect.deleteProperty(window, "CSSPropertyRule")],
  ["Safari before 17", () => Reflect.deleteProperty(HTMLElement.prototype, "popover")],
] as const)
  test(`${browsers} is asked to run no script, and a form posts natively @all`, async ({
    page,
  }) => {
    await page.addInitScript(take);
    await page.goto("/contact");
    await fillIn(page);
    const isHeld = isSubmitHeld(page);
    await send(page).click();
    expect(await isHeld).toBe(false);
    expect(await listScripts(page)).toEqual([]);
  });

/** Returns whether a script prevents the submit; nothing is sent in either case. */
const isSubmitHeld = (page: Page) =>
  inquiryForm(page).evaluate(
    (form) =>
      new Promise((resolve) => {
        form.addEventListener("submit", (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        });
      }),
  );

async function listScripts(page: Page) {
  const requests = await page.requests();
  return requests.filter((request) => request.resourceType() === "script");
}

async function startSlowServer(path: string) {
  let sendTheRest = () => {};
  const told = new Promise<void>((resolve) => {
    sendTheRest = resolve;
  });
  const html = readFileSync(`${BUILT_SITE}${path}.html`, "utf8");
  const middle = html.indexOf(">", html.indexOf("data-files=")) + 1;
  const site = createSiteServer("build");
  const server = createServer(async (request, response) => {
    if (request.url !== path) return site.emit("request", request, response);
    response.writeHead(200, { "Content-Type": "text/html" });
    response.write(html.slice(0, middle));
    await told;
    response.end(html.slice(middle));
  });
  return { ...(await startLocally(server)), sendTheRest };
}
