import { test as base, expect, type Page } from "@playwright/test";

/** Every test fails if its page logs an error or throws; a failed request doesn't count. */
export const test = base.extend<{ expectsErrors: boolean }>({
  expectsErrors: [false, { option: true }],
  page: async ({ page, expectsErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
        errors.push(message.text());
    });
    await page.addInitScript(markHydration);
    await use(page);
    if (!expectsErrors) expect(errors).toEqual([]);
  },
});

export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(startScripts);
  await waitForHydration(page);
  await page.evaluate(liftStartupScreen);
}

/** The first focus starts the scripts at once. */
export const startScripts = () => dispatchEvent(new Event("focusin"));

/** Hundreds of tests use this, because no other way to wait is as cheap. */
export const waitForHydration = (page: Page) => page.evaluate(untilHydrated);

export const markHydration = () =>
  addEventListener("hydrated", () => document.documentElement.setAttribute("data-hydrated", ""));

export function untilHydrated(): Promise<void> {
  return new Promise((alive) => {
    // Not-found pages have nothing to hydrate.
    if (!document.querySelector("html:not([data-hydrated]) [data-files]")) alive();
    addEventListener("hydrated", () => alive());
  });
}

function liftStartupScreen() {
  const screen = document.querySelector("[data-startup-screen]");
  if (!screen) throw new Error("The page has no start-up screen.");
  for (const animation of screen.getAnimations()) animation.finish();
}

export async function getWarnings(page: Page): Promise<string[]> {
  const messages = await page.consoleMessages();
  return messages
    .filter((message) => message.type() === "warning")
    .map((message) => message.text());
}

export const holdScripts = (page: Page) => hold(page, "**/assets/*.js");

export async function hold(page: Page, files: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, (route) => released.then(() => route.fallback()));
  return release;
}

/** By the sample's clock. Home opens on another photo in the evening. */
export const DAY = "2026-07-15T12:00:00-07:00";
export const DUSK = "2026-07-15T20:42:00-07:00";

export const WITHOUT_MOTION = { contextOptions: { reducedMotion: "reduce" } } as const;

export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

export { expect };
