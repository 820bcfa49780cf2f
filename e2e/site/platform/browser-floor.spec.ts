import { collectScripts, expect, test } from "#e2e/support/fixtures.ts";
import { fillIn, isSubmitHeld, send } from "#e2e/support/inquiry.ts";

for (const [browsers, take] of [
  ["Firefox before 128", () => Reflect.deleteProperty(window, "CSSPropertyRule")],
  ["Safari before 17", () => Reflect.deleteProperty(HTMLElement.prototype, "popover")],
] as const)
  test(`${browsers} is asked to run no script, and a form posts natively @all`, async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await page.addInitScript(take);
    await page.goto("/contact");
    await fillIn(page);
    const isHeld = isSubmitHeld(page);
    await send(page).click();
    expect(await isHeld).toBe(false);
    expect(scripts).toEqual([]);
  });
