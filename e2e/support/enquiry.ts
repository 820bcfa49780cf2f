import { expect, type Page } from "@playwright/test";
import { type EnquiryReceiver, sendTo } from "./enquiry-receiver.ts";
import { open } from "./fixtures.ts";
import { errorToast } from "./toast.ts";

/** Every field of the form with a value that is not its default. */
export const ENQUIRY = {
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

/** The same as the owner receives it. */
export const LETTER = {
  name: ENQUIRY.name,
  email: ENQUIRY.email,
  Phone: ENQUIRY.phone,
  "Property status": "New construction",
  Address: ENQUIRY.address,
  Bedrooms: ENQUIRY.bedrooms,
  Bathrooms: ENQUIRY.bathrooms,
  "Square footage": ENQUIRY.squareFootage,
  "Outdoor staging": "Yes",
  message: ENQUIRY.message,
};

export const SENT_TEXT = "Thank you for reaching out! We'll get back to you soon.";
export const FAILED_TEXT = "There was an issue submitting your message. Please try again.";

/** The estimator on the same page has radio buttons of the same names. */
export const enquiryForm = (page: Page) => page.getByRole("form", { name: "Inquiry" });

export const send = (page: Page) =>
  enquiryForm(page).getByRole("button", { name: /Send Message|Sending/ });
export const formStatus = (page: Page) => page.locator("#enquiry-status");

export async function fillIn(page: Page) {
  await page.getByLabel("Name").fill(ENQUIRY.name);
  await page.getByLabel("Email").fill(ENQUIRY.email);
  await page.getByLabel("Phone").fill(ENQUIRY.phone);
  await enquiryForm(page).getByRole("radio", { name: "New construction" }).check();
  await page.getByLabel("Address").fill(ENQUIRY.address);
  await page.getByLabel("Bedrooms").selectOption(ENQUIRY.bedrooms);
  await page.getByLabel("Bathrooms").selectOption(ENQUIRY.bathrooms);
  await page.getByLabel("Square footage").fill(ENQUIRY.squareFootage);
  await enquiryForm(page).getByRole("radio", { name: "Yes" }).check();
  await page.getByLabel("Message").fill(ENQUIRY.message);
}

export async function openForm(page: Page, endpoint: string, answers?: string) {
  await open(page, "/contact");
  await sendTo(enquiryForm(page), endpoint, answers);
}

export async function sendEnquiry(page: Page, endpoint: string, answers?: string) {
  await openForm(page, endpoint, answers);
  await fillIn(page);
  await send(page).click();
}

/** Sends an enquiry that stays under way until the returned function is called. */
export async function sendAndHold(page: Page, receiver: EnquiryReceiver) {
  const release = receiver.holdAnswer();
  await sendEnquiry(page, receiver.url);
  await expect.poll(() => receiver.enquiries.length).toBe(1);
  return release;
}

/** Whether a script keeps what is submitted next from the browser; nothing is sent in either case. */
export const isSubmitHeld = (page: Page) =>
  enquiryForm(page).evaluate(
    (form) =>
      new Promise((resolve) => {
        form.addEventListener("submit", (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        });
      }),
  );

/** What the visitor sees in the form, by field name; hidden fields are not the visitor's. */
export function visibleFields(page: Page): Promise<Record<string, string>> {
  return enquiryForm(page).evaluate((form) => {
    const hidden = [...form.querySelectorAll<HTMLInputElement>("[type=hidden], [aria-hidden] *")];
    const names = hidden.map(({ name }) => name);
    const fields = [...new FormData(form as HTMLFormElement)] as [string, string][];
    return Object.fromEntries(fields.filter(([name]) => !names.includes(name)));
  });
}

export const DEFAULTS: typeof ENQUIRY = {
  name: "",
  email: "",
  phone: "",
  propertyStatus: "occupied",
  address: "",
  bedrooms: "",
  bathrooms: "",
  squareFootage: "",
  outdoorStaging: "no",
  message: "",
};

export async function expectSent(page: Page) {
  await expect(page.getByText("Message Sent")).toBeVisible();
  await expect(formStatus(page)).toHaveText(SENT_TEXT);
  expect(await visibleFields(page)).toEqual(DEFAULTS);
}

export async function expectFailed(page: Page) {
  const toast = errorToast(page);
  await expect(toast).toContainText("Error");
  await expect(toast).toContainText(FAILED_TEXT);
  await expect(formStatus(page)).toContainText(FAILED_TEXT);
  await expect(send(page)).toHaveText("Send Message");
  expect(await visibleFields(page)).toEqual(ENQUIRY);
}
