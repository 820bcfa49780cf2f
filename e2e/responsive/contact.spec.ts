import type { Locator, Page } from "@playwright/test";
import { SENDING_MIN_MS, TOAST_MS } from "#app/config/timing.ts";
import { BATHROOMS, BEDROOMS } from "#app/routes/contact/inquiry/fields.ts";
import { expect, isPhone, open, test } from "#e2e/support/fixtures.ts";
import {
  DEFAULTS,
  expectFields,
  fillIn,
  formStatus,
  INQUIRY,
  inquiryForm,
  SENT_STATUS,
  SENT_TEXT,
  send,
} from "#e2e/support/inquiry.ts";
import { BUSINESS, PHONE_LINK, RATING, TOWN } from "#e2e/support/site.ts";

const card = (page: Page) => page.getByRole("complementary", { name: "Contact information" });

test("the form says what each field needs, in the browser's words @desktop", async ({ page }) => {
  await open(page, "/contact");
  await test.step("three parts, the defaults, and what is required", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
    for (const name of ["Personal Information", "Property Details", "Additional Details"])
      await expect(page.getByRole("group", { name })).toBeVisible();
    await expectFields(page, DEFAULTS);
    await expect(page.getByLabel("Bedrooms").locator("option")).toHaveText(["Select", ...BEDROOMS]);
    await expect(page.getByLabel("Bathrooms").locator("option")).toHaveText([
      "Select",
      ...BATHROOMS,
    ]);
    const status = page.getByRole("group", { name: "Property status" });
    await expect(status.getByRole("radio", { checked: true })).toHaveValue("occupied");
    const outdoor = page.getByRole("group", { name: "Outdoor staging" });
    await expect(outdoor.getByRole("radio", { checked: true })).toHaveValue("no");

    const marks = await inquiryForm(page)
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
    const squareFootage = page.getByLabel("Square footage");
    await expect(squareFootage, "free text").toHaveAttribute("type", "text");
    await expect(squareFootage, "no number pad").not.toHaveAttribute("inputmode");
  });

  await test.step("each field shows the browser's message next to it", async () => {
    const bubbles = await page.evaluateHandle(listenForBubbles);
    await send(page).click();
    await expect(page.getByLabel("Name")).toBeFocused();
    expect(await bubbles.jsonValue(), "the browser covers nothing").toEqual([]);
    for (const label of ["Name", "Email", "Message"]) {
      const field = page.getByLabel(label);
      const message = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
      expect(message).not.toBe("");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(message);
      await expect(inquiryForm(page).getByText(message).first()).toBeVisible();
    }
    await page.getByLabel("Email").fill("nonsense");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/@/);
    await page.getByLabel("Email").fill("ada@example.com");
    await expect(page.getByLabel("Email")).not.toHaveAttribute("aria-invalid");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("");
  });

  await test.step("name, email and message are required, and nothing else is", async () => {
    for (const label of ["Name", "Email", "Message"]) {
      await page.getByLabel(label).fill("   ");
      await send(page).click();
      await expect(page.getByLabel(label)).toBeFocused();
      await page.getByLabel(label).fill(label === "Email" ? "nonsense" : "x");
      if (label !== "Email") continue;
      await send(page).click();
      await expect(page.getByLabel("Email")).toBeFocused();
      await page.getByLabel("Email").fill("x@example.com");
    }
    await expect(page.getByText(SENT_TEXT)).toBeHidden();
    const bounds = inquiryForm(page).locator(":is([minlength], [maxlength], [pattern])");
    await expect(bounds).toHaveCount(0);
    await send(page).click();
    await expect(formStatus(page)).toHaveText(SENT_STATUS);
  });
});

/** A browser shows its bubble unless a listener prevents it. */
function listenForBubbles(): string[] {
  const bubbles: string[] = [];
  document.addEventListener(
    "invalid",
    (event) => setTimeout(() => event.defaultPrevented || bubbles.push(String(event.target))),
    { capture: true },
  );
  return bubbles;
}

test("phone, email, hours and town are next to the form @all", async ({ page }) => {
  await open(page, "/contact");
  if (isPhone(page)) {
    const call = page.getByRole("main").getByRole("link", { name: `Call ${BUSINESS.phone}` });
    await expect(call, "the number is near").toBeInViewport();
  }
  await expect(card(page).getByRole("link", { name: BUSINESS.phone })).toHaveAttribute(
    "href",
    PHONE_LINK,
  );
  await expect(card(page).getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  for (const row of [/Monday to Friday\s*9AM-5PM/, /Saturday\s*By appointment only/, /Sunday/])
    await expect(card(page)).toContainText(row);
  await expect(card(page)).toContainText(TOWN);

  const main = page.getByRole("main");
  await expect(main.getByRole("blockquote")).toHaveText(/^“.+”$/);
  await expect(main.getByRole("link", { name: RATING })).toHaveAttribute("href", /^https:/);
  const next = main.getByRole("region", { name: "What happens next" });
  await expect(next.getByRole("listitem")).toHaveCount(3);
  if (!isPhone(page)) {
    await page.getByLabel("Message").scrollIntoViewIfNeeded();
    const call = page.getByRole("banner").getByRole("link", { name: BUSINESS.phone });
    await expect(call, "the number is near").toBeInViewport({ ratio: 1 });
    await expectBeside(next, send(page));
  }

  await expect(page.getByRole("heading", { name: "Ready to Transform Your Space?" })).toBeVisible();
  await page.getByRole("link", { name: "Get a Free Quote" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL("/contact");
});

test("without a form service logs the data, thanks once, starts afresh @phone", async ({
  page,
}) => {
  await open(page, "/contact");
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") posts.push(request.url());
  });
  await fillIn(page);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  await send(page).click();
  await page.clock.runFor(SENDING_MIN_MS - 1);
  await expect(send(page)).toHaveText("Sending...");
  await page.clock.runFor(1);
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject(INQUIRY);

  const toast = page.getByRole("status").filter({ hasText: "Message Sent" });
  await expect(toast).toContainText(SENT_TEXT);
  await expectFields(page, DEFAULTS);
  await expect(send(page)).toBeFocused();
  await expect(formStatus(page)).toHaveText(SENT_STATUS);
  const live = page.locator(":is([role=status], [role=alert], [aria-live], output)");
  await expect(live.filter({ hasText: SENT_TEXT }), "announced once").toHaveCount(1);
  await expect(send(page)).toHaveAccessibleDescription(SENT_STATUS);

  // On a phone the toast appears under the pointer, which would pause it.
  await page.mouse.move(0, 0);
  await page.clock.runFor(TOAST_MS);
  await expect(page.getByText("Message Sent")).toBeHidden();
  await expect(formStatus(page)).toHaveText(SENT_STATUS);
  expect(posts).toEqual([]);
});

async function expectBeside(aside: Locator, message: Locator) {
  const [left, right] = [await message.boundingBox(), await aside.boundingBox()];
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  const overlap = (right?.y ?? 0) - ((left?.y ?? 0) + (left?.height ?? 0));
  expect(overlap, "it begins no lower than the message ends").toBeLessThan(0);
}
