import { expect, type Page } from "@playwright/test";
import { type FakeFormService, sendTo } from "./fake-form-service.ts";
import { open } from "./fixtures.ts";
import { errorToast } from "./locators.ts";

export const INQUIRY = {
  name: "Ada King",
  email: "ada@example.com",
  phone: "760 555 0199",
  propertyStatus: "new-construction",
  address: "12 Palm Way, Indian Wells",
  bedrooms: "6+",
  bathrooms: "2.5",
  squareFootage: "about 3,400",
  outdoorStaging: "yes",
  message: "We list in May.\nCan you come before that?",
};

export const SUBMISSION = {
  name: INQUIRY.name,
  email: INQUIRY.email,
  Phone: INQUIRY.phone,
  "Property status": "New construction",
  Address: INQUIRY.address,
  Bedrooms: INQUIRY.bedrooms,
  Bathrooms: INQUIRY.bathrooms,
  "Square footage": INQUIRY.squareFootage,
  "Outdoor staging": "Yes",
  message: INQUIRY.message,
};

export const SENT_TEXT = "Thank you for reaching out! We'll get back to you soon.";
/** This stays on the page when the toast has gone. */
export const SENT_STATUS = "Sent. We answer within one business day.";
export const FAILED_TEXT = "There was an issue submitting your message. Please try again.";
const FAILED = { title: "Error", text: FAILED_TEXT };
const UNCONFIRMED = {
  title: "No confirmation",
  text: "Your message may have been sent, but we got no confirmation.",
};

/** The estimator on the same page has radio buttons with the same names. */
export const inquiryForm = (page: Page) => page.getByRole("form", { name: "Inquiry" });

export const send = (page: Page) =>
  inquiryForm(page).getByRole("button", { name: /Send Message|Sending/ });
export const formStatus = (page: Page) => page.locator("#inquiry-status");

export async function fillIn(page: Page) {
  await page.getByLabel("Name").fill(INQUIRY.name);
  await page.getByLabel("Email").fill(INQUIRY.email);
  await page.getByLabel("Phone").fill(INQUIRY.phone);
  await inquiryForm(page).getByRole("radio", { name: "New construction" }).check();
  await page.getByLabel("Address").fill(INQUIRY.address);
  await page.getByLabel("Bedrooms").selectOption(INQUIRY.bedrooms);
  await page.getByLabel("Bathrooms").selectOption(INQUIRY.bathrooms);
  await page.getByLabel("Square footage").fill(INQUIRY.squareFootage);
  await inquiryForm(page).getByRole("radio", { name: "Yes" }).check();
  await page.getByLabel("Message").fill(INQUIRY.message);
}

export async function openForm(page: Page, endpoint: string, answers?: string) {
  await open(page, "/contact");
  await sendTo(inquiryForm(page), endpoint, answers);
}

export async function sendInquiry(page: Page, endpoint: string, answers?: string) {
  await openForm(page, endpoint, answers);
  await fillIn(page);
  await send(page).click();
}

export async function sendAndHold(page: Page, formService: FakeFormService) {
  const release = formService.holdAnswer();
  await sendInquiry(page, formService.url);
  await expect.poll(() => formService.inquiries.length).toBe(1);
  return release;
}

export async function expectFields(page: Page, expected: typeof INQUIRY) {
  const visibleFields = (form: HTMLFormElement) => {
    const hidden = form.querySelectorAll<HTMLInputElement>("[type=hidden], [aria-hidden] *");
    const names = [...hidden].map(({ name }) => name);
    return Object.fromEntries([...new FormData(form)].filter(([name]) => !names.includes(name)));
  };
  await expect.poll(() => inquiryForm(page).evaluate(visibleFields)).toEqual(expected);
}

export const DEFAULTS = {
  ...Object.fromEntries(Object.keys(INQUIRY).map((name) => [name, ""])),
  propertyStatus: "occupied",
  outdoorStaging: "no",
} as typeof INQUIRY;

export async function expectSent(page: Page) {
  await expect(page.getByText("Message Sent")).toBeVisible();
  await expect(formStatus(page)).toHaveText(SENT_STATUS);
  await expectFields(page, DEFAULTS);
}

export const expectUnconfirmed = (page: Page) => expectFailed(page, UNCONFIRMED);

export async function expectFailed(page: Page, { title, text } = FAILED) {
  await expect(errorToast(page)).toContainText(title);
  await expect(errorToast(page)).toContainText(text);
  await expect(formStatus(page)).toContainText(text);
  await expect(formStatus(page).getByRole("link")).toHaveText([/^call /, "send it by email"]);
  await expect(send(page)).toHaveText("Send Message");
  await expectFields(page, INQUIRY);
}
