import type { Page } from "@playwright/test";
import { TOAST_MS } from "#app/config/timing.ts";
import { BATHROOMS, BEDROOMS } from "#app/routes/contact/enquiry-options.ts";
import {
  DEFAULTS,
  ENQUIRY,
  enquiryForm,
  fillIn,
  formStatus,
  SENT_TEXT,
  send,
  visibleFields,
} from "../support/enquiry.ts";
import { expect, holdScripts, isPhone, open, test } from "../support/fixtures.ts";

const card = (page: Page) => page.getByRole("complementary", { name: "Contact information" });

test.describe("the form", () => {
  test("has three parts and the defaults", async ({ page }) => {
    await open(page, "/contact");
    await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
    for (const name of ["Personal Information", "Property Details", "Additional Details"])
      await expect(page.getByRole("group", { name })).toBeVisible();
    expect(await visibleFields(page)).toEqual(DEFAULTS);
    await expect(page.getByLabel("Bedrooms").locator("option")).toHaveText(["Select", ...BEDROOMS]);
    await expect(page.getByLabel("Bathrooms").locator("option")).toHaveText([
      "Select",
      ...BATHROOMS,
    ]);
    const status = page.getByRole("group", { name: "Property status" });
    await expect(status.getByRole("radio", { checked: true })).toHaveValue("occupied");
    const outdoor = page.getByRole("group", { name: "Outdoor staging" });
    await expect(outdoor.getByRole("radio", { checked: true })).toHaveValue("no");
  });

  test("leaves all checks to the browser: name, email and message are required", async ({
    page,
  }) => {
    await open(page, "/contact");
    for (const label of ["Name", "Email", "Message"]) {
      await send(page).click();
      await expect(page.getByLabel(label)).toBeFocused();
      await page.getByLabel(label).fill(label === "Email" ? "nonsense" : "x");
      if (label !== "Email") continue;
      await send(page).click();
      await expect(page.getByLabel("Email")).toBeFocused();
      await page.getByLabel("Email").fill("x@example.com");
    }
    await expect(page.getByText(SENT_TEXT)).toBeHidden();
    const bounds = page.locator("form :is([minlength], [maxlength], [pattern])");
    await expect(bounds).toHaveCount(0);
    await send(page).click();
    await expect(formStatus(page)).toHaveText(SENT_TEXT);
  });

  test("says beside each field what the browser says is wrong with it", async ({ page }) => {
    await open(page, "/contact");
    await send(page).click();
    for (const label of ["Name", "Email", "Message"]) {
      const field = page.getByLabel(label);
      const message = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
      expect(message).not.toBe("");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(message);
      await expect(enquiryForm(page).getByText(message).first()).toBeVisible();
    }
    await page.getByLabel("Email").fill("nonsense");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/@/);
    await page.getByLabel("Email").fill("ada@example.com");
    await expect(page.getByLabel("Email")).not.toHaveAttribute("aria-invalid");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("");
  });

  test("says of every field whether it is needed", async ({ page }) => {
    await open(page, "/contact");
    const marks = await enquiryForm(page)
      .locator("label:has(input:visible, select, textarea) > span:first-child, fieldset legend")
      .filter({ hasNot: page.getByRole("heading") })
      .allTextContents();
    expect(marks.map((mark) => mark.trim())).toEqual([
      "Name (required)",
      "Email (required)",
      "Phone (optional)",
      "Property status (optional)",
      "Address (optional)",
      "Bedrooms (optional)",
      "Bathrooms (optional)",
      "Square footage (optional)",
      "Outdoor staging (optional)",
      "Message (required)",
      "Photos (optional)",
    ]);
    await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeVisible();
  });

  test("a sent message is announced once", async ({ page }) => {
    await open(page, "/contact");
    await fillIn(page);
    await send(page).click();
    await expect(formStatus(page)).toHaveText(SENT_TEXT);
    const live = page.locator(":is([role=status], [role=alert], [aria-live], output)");
    await expect(live.filter({ hasText: SENT_TEXT })).toHaveCount(1);
    await expect(send(page)).toHaveAccessibleDescription(SENT_TEXT);
  });

  test("without a form service logs the data, thanks and starts afresh", async ({ page }) => {
    await open(page, "/contact");
    await page.clock.install();
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") posts.push(request.url());
    });
    await fillIn(page);
    const logged = page.waitForEvent("console", (message) => message.type() === "log");
    await send(page).click();
    expect(await (await logged).args()[1]?.jsonValue()).toMatchObject(ENQUIRY);

    const toast = page.getByRole("status").filter({ hasText: "Message Sent" });
    await expect(toast).toContainText(SENT_TEXT);
    expect(await visibleFields(page)).toEqual(DEFAULTS);
    await expect(send(page)).toBeFocused();

    // On a phone the toast appears under the pointer, which would hold it.
    await page.mouse.move(0, 0);
    await page.clock.runFor(TOAST_MS);
    await expect(page.getByText("Message Sent")).toBeHidden();
    await expect(formStatus(page)).toHaveText(SENT_TEXT);
    expect(posts).toEqual([]);
  });

  test("sent before the page came to life, it goes off as soon as it has", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await fillIn(page);
    await send(page).click();
    await expect(page.getByText(SENT_TEXT)).toHaveCount(0);
    release();
    await expect(formStatus(page)).toHaveText(SENT_TEXT);
  });

  test("says 'Sending...' while busy", async ({ page }) => {
    await open(page, "/contact");
    await fillIn(page);
    const words = send(page).evaluate(
      (button) =>
        new Promise((resolve) => {
          new MutationObserver(() => resolve(button.textContent)).observe(button, {
            characterData: true,
            childList: true,
            subtree: true,
          });
        }),
    );
    await send(page).click();
    expect(await words).toBe("Sending...");
  });
});

test.describe("around the form", () => {
  test("the card has phone, email, hours and address", async ({ page }) => {
    await open(page, "/contact");
    await expect(card(page).getByRole("link", { name: "(760) 555-0142" })).toHaveAttribute(
      "href",
      "tel:+17605550142",
    );
    await expect(card(page).getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
    for (const row of [/Monday to Friday\s*9AM-5PM/, /Saturday\s*By appointment only/, /Sunday/])
      await expect(card(page)).toContainText(row);
    await expect(card(page)).toContainText("Palm Desert, CA 92260");
  });

  test("beside the message stand a voice, the rating and what happens next", async ({ page }) => {
    await open(page, "/contact");
    const main = page.getByRole("main");
    await expect(main.getByRole("blockquote")).toHaveText(/^“.+”$/);
    await expect(main.getByRole("link", { name: "4.9 of 5 in 127 reviews" })).toHaveAttribute(
      "href",
      /^https:/,
    );
    const next = main.getByRole("region", { name: "What happens next" });
    await expect(next.getByRole("listitem")).toHaveCount(3);
    if (isPhone(page)) return;
    const message = await page.getByLabel("Message").boundingBox();
    const beside = await next.boundingBox();
    expect(beside?.x).toBeGreaterThan((message?.x ?? 0) + (message?.width ?? 0));
    const overlap = (beside?.y ?? 0) - ((message?.y ?? 0) + (message?.height ?? 0));
    expect(overlap, "it begins no lower than the message ends").toBeLessThan(0);
  });

  test("the phone number is near wherever the visitor is", async ({ page }) => {
    await open(page, "/contact");
    if (isPhone(page)) {
      const call = page.getByRole("main").getByRole("link", { name: "Call (760) 555-0142" });
      await expect(call).toBeInViewport();
      return;
    }
    await page.getByLabel("Message").scrollIntoViewIfNeeded();
    const call = page.getByRole("banner").getByRole("link", { name: "(760) 555-0142" });
    await expect(call).toBeInViewport({ ratio: 1 });
  });

  test("the closing call leads back to the top of the page", async ({ page }) => {
    await open(page, "/contact");
    await expect(
      page.getByRole("heading", { name: "Ready to Transform Your Space?" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Get a Free Quote" }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL("/contact");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form opens the visitor's mail program", async ({ page }) => {
    await page.goto("/contact");
    const form = page.getByRole("form", { name: "Inquiry" });
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).toHaveAttribute("action", /^mailto:.+@/);
    await expect(form).toHaveAttribute("enctype", "text/plain");
    await fillIn(page);
    await expect(enquiryForm(page).getByRole("radio", { name: "New construction" })).toBeChecked();
    await expect(page.locator("form [name=project], form [name=cameFrom]")).toHaveCount(0);
  });
});
