import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "acorn";
import { Features, transform } from "lightningcss";
import { BUILT_SITE } from "#e2e/support/built-pages.ts";
import { collectScripts, expect, open, test } from "#e2e/support/fixtures.ts";
import { fillIn, isSubmitHeld, send } from "#e2e/support/inquiry.ts";
import { BROWSER_FLOOR, FLOOR_ECMASCRIPT } from "#hosting/browser-floor.ts";

const builtFiles = (ending: string) =>
  readdirSync(join(BUILT_SITE, "assets"))
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(BUILT_SITE, "assets", file), "utf8") }));

test("the built scripts use no newer language than the oldest browsers know", () => {
  const scripts = builtFiles(".js");
  expect(scripts.length).toBeGreaterThan(5);
  for (const { file, text } of scripts)
    expect(
      () => parse(text, { ecmaVersion: FLOOR_ECMASCRIPT, sourceType: "module" }),
      file,
    ).not.toThrow();
});

test("the built style sheets have nothing left to be rewritten for them", () => {
  const { ios, ...others } = BROWSER_FLOOR;
  const targets = Object.fromEntries(
    Object.entries({ ...others, ios_saf: ios }).map(([name, version]) => [name, packed(version)]),
  );
  const sheets = builtFiles(".css");
  expect(sheets.length).toBeGreaterThan(0);
  for (const { file, text } of sheets) {
    const sheet = { filename: file, code: Buffer.from(text) };
    const lowered = transform({ ...sheet, targets, exclude: Features.VendorPrefixes });
    expect(lowered.code.toString(), file).toBe(transform(sheet).code.toString());
  }
});

test("where popovers are unknown the menu still opens, closes and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await withoutPopovers(page);
  await open(page, "/faq");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(menu).toBeHidden();
});

test("below the floor no script is asked for, and a form posts natively", async ({ page }) => {
  const scripts = collectScripts(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, "CSSPropertyRule"));
  await page.goto("/contact");
  await fillIn(page);
  const isHeld = isSubmitHeld(page);
  await send(page).click();
  expect(await isHeld).toBe(false);
  expect(scripts).toEqual([]);
});

/** Versions as Lightning CSS wants them: a byte each for major, minor and patch. */
function packed(version: string): number {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return (major << 16) | (minor << 8);
}

/** A browser like Safari 16.4: it neither knows the attributes nor the selector. */
async function withoutPopovers(page: Parameters<typeof open>[0]) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    Reflect.deleteProperty(HTMLElement.prototype, "togglePopover");
    Element.prototype.matches = new Proxy(Element.prototype.matches, {
      apply: (matches, element, [selector]) =>
        Reflect.apply(matches, element, [selector.replace(":popover-open", ":unknown-here")]),
    });
  });
  for (const [files, from, to] of [
    ["**/faq", / popover="auto"| popovertarget="[^"]*"/g, ""],
    ["**/*.css", /(?<!\\):popover-open/g, ":unknown-here"],
  ] as const)
    await page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(from, to) });
    });
}
