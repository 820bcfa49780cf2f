import type { Page } from "@playwright/test";
import { sendTo, test } from "#e2e/support/fake-form-service.ts";
import { expect, holdScripts, waitForHydration } from "#e2e/support/fixtures.ts";
import {
  expectFields,
  fillIn,
  formStatus,
  INQUIRY,
  inquiryForm,
  SENT_STATUS,
  send,
} from "#e2e/support/inquiry.ts";

/** Without scripts, fields are sent under the form's own names. */
const NATIVE = INQUIRY;

async function fillInWithoutScripts(page: Page, endpoint?: string) {
  await page.goto("/contact", { waitUntil: "domcontentloaded" });
  if (endpoint) await sendTo(inquiryForm(page), endpoint);
  await fillIn(page);
}

test("a message is sent while scripts stall @all", async ({ page, formService }) => {
  await holdScripts(page);
  await fillInWithoutScripts(page, formService.url);
  await send(page).click();
  await expect(page).toHaveURL(formService.url);
  expect(formService.inquiries).toMatchObject([NATIVE]);
});

test("without a form service the form points to the mail program @all", async ({ page }) => {
  await holdScripts(page);
  await fillInWithoutScripts(page);
  const note = page.getByText("Your mail program should have opened");
  await expect(note).toBeHidden();
  await send(page).click();
  await expect(note).toBeVisible();
});

test.describe("a script that", () => {
  test.use({ expectsErrors: true });

  for (const [name, file, body] of [
    ["throws", "entry.client-*.js", "throw new Error('broken')"],
    ["has a syntax error", "entry.client-*.js", "const = ;"],
    ["lacks an export", "libraries-*.js", "export {};"],
    ["rejects later", "entry.client-*.js", "Promise.reject(new Error('broken'))"],
  ] as const)
    test(`${name} lets the browser send the message @all`, async ({ page, formService }) => {
      const arrived = page.waitForResponse(`**/assets/${file}`);
      await page.route(`**/assets/${file}`, (route) =>
        route.fulfill({ contentType: "text/javascript", body }),
      );
      await fillInWithoutScripts(page, formService.url);
      await arrived;
      await send(page).click();
      await expect(page).toHaveURL(formService.url);
      expect(formService.inquiries).toMatchObject([NATIVE]);
    });
});

test.describe("a page that was changed before hydration", () => {
  // React reports the changed HTML and renders the page again.
  test.use({ expectsErrors: true });

  /** Translators wrap texts, and password managers add elements next to fields. */
  const change = (page: Page) =>
    page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (texts.nextNode()) nodes.push(texts.currentNode as Text);
      for (const node of nodes) {
        if (!node.data.trim() || node.parentElement?.closest("script, style, option, title"))
          continue;
        const font = document.createElement("font");
        node.replaceWith(font);
        font.append(node);
      }
      for (const input of document.querySelectorAll("#inquiry input"))
        input.before(document.createElement("com-manager-button"));
    });

  test("keeps what was typed, and hydrates @all", async ({ page }) => {
    const release = await holdScripts(page);
    await fillInWithoutScripts(page);
    const before = await inquiryForm(page).elementHandle();
    await change(page);
    release();
    await waitForHydration(page);
    await expectFields(page, INQUIRY);
    const wasRebuilt = await inquiryForm(page).evaluate((form, old) => form !== old, before);
    expect(wasRebuilt, "React has made the form anew").toBe(true);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(formStatus(page)).toHaveText(SENT_STATUS);
  });
});
