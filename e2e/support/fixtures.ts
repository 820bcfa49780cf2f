import { expect, type Page } from "@playwright/test";
import { test as base } from "./named-retry.ts";

declare global {
  interface Window {
    isHydrated?: boolean;
  }
}

/** Every test fails when its page logs an error or throws; 404s are the network's, not ours. */
export const test = base.extend<{ expectsErrors: boolean }>({
  expectsErrors: [false, { option: true }],
  page: async ({ page, expectsErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        errors.push(message.text());
    });
    await page.addInitScript(() => {
      window.addEventListener("hydrated", () => {
        window.isHydrated = true;
      });
    });
    await use(page);
    if (!expectsErrors) expect(errors).toEqual([]);
  },
});

/** Opens a page as a full page load and waits until React has taken over. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(reachForPage);
  await becomesAlive(page);
  await page.evaluate(liftStartupScreen);
}

/** Runs in the page: what a visitor does to have its scripts at once, though by nobody's hand. */
export const reachForPage = () => dispatchEvent(new Event("focusin"));

/** Of all ways to wait this is the cheapest by far, and hundreds of tests go it. */
export const becomesAlive = (page: Page) => page.evaluate(untilAlive);

/** Runs in the page. */
export function untilAlive(): Promise<void> {
  return new Promise((alive) => {
    if (window.isHydrated) alive();
    window.addEventListener("hydrated", () => alive());
  });
}

/** Runs in the page. */
function liftStartupScreen() {
  const screen = document.querySelector("[data-startup-screen]");
  if (!screen) throw new Error("The page has no start-up screen.");
  for (const animation of screen.getAnimations()) animation.finish();
}

/** The page's own warnings, which grow while the test goes on. */
export function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  return warnings;
}

/** The scripts that the page asks for, which grow while the test goes on. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

/** Keeps React away, as a slow network would, until the returned function is called. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", (route) => released.then(() => route.fallback()));
  return release;
}

/** For tests of what only one of the two sizes has; playwright.config.ts sorts them out. */
export const ON_A_PHONE = { tag: "@phone" };
export const ON_A_WIDE_SCREEN = { tag: "@wide" };

/** For tests whose matter is not motion: a page that stands still is ready sooner. */
export const WITHOUT_MOTION = { contextOptions: { reducedMotion: "reduce" } } as const;

/** For tests of what moves, in projects that otherwise go without. */
export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** The phone project has touch and a narrow window; some widgets differ there. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

export { expect };
