import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { HONEYPOT_NAME } from "#app/components/submission/honeypot.tsx";
import { ENQUIRY_TIMEOUT_MS, MIN_FILL_MS } from "#app/config/timing.ts";
import {
  DEFAULTS,
  ENQUIRY,
  FAILED_TEXT,
  fillIn,
  formStatus,
  SENT_TEXT,
  send,
  visibleFields,
} from "../support/enquiry.ts";
import {
  answerJson,
  EnquiryReceiver,
  portOf,
  serveWithEndpoint,
} from "../support/enquiry-receiver.ts";
import { test as base, expect, open } from "../support/fixtures.ts";

const test = base.extend<{ receiver: EnquiryReceiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  receiver: async ({}, use) => {
    const receiver = await new EnquiryReceiver().start();
    await use(receiver);
    await receiver.stop();
  },
  baseURL: async ({ receiver }, use) => {
    const site = await serveWithEndpoint(receiver.url);
    await use(`http://localhost:${portOf(site)}`);
    site.closeAllConnections();
    site.close();
  },
});

/** The policy of the page as it was built names no form service; hosting tests hold it to its own. */
test.use({ bypassCSP: true });

/** Opens the form and lets the minimum time to fill it in go by. */
async function openForm(page: Page, path = "/contact") {
  await open(page, path);
  await page.clock.install();
  await page.clock.runFor(MIN_FILL_MS);
}

async function sendEnquiry(page: Page) {
  await openForm(page);
  await fillIn(page);
  await send(page).click();
}

async function expectSent(page: Page) {
  await expect(page.getByText("Message Sent")).toBeVisible();
  await expect(formStatus(page)).toHaveText(SENT_TEXT);
  expect(await visibleFields(page)).toEqual(DEFAULTS);
}

async function expectFailed(page: Page) {
  const toast = page.getByRole("alert");
  await expect(toast).toContainText("Error");
  await expect(toast).toContainText(FAILED_TEXT);
  await expect(formStatus(page)).toContainText(FAILED_TEXT);
  await expect(send(page)).toHaveText("Send Message");
  expect(await visibleFields(page)).toEqual(ENQUIRY);
}

test("an enquiry arrives once, with every field, and the form is empty again", async ({
  page,
  receiver,
}) => {
  await sendEnquiry(page);
  await expectSent(page);
  expect(receiver.enquiries).toEqual([{ ...ENQUIRY, enquiryId: expect.stringMatching(/.{16}/) }]);
});

test("the project and the page the visitor came from go along", async ({
  page,
  receiver,
  baseURL,
}) => {
  const path = "/contact?project=desert-oasis-luxury&service=vacant";
  await page.goto(path, { referer: `${baseURL}/faq` });
  await page.waitForFunction(() => window.isHydrated);
  await page.clock.install();
  await page.clock.runFor(MIN_FILL_MS);
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Message").fill("Like this one, please.");
  await send(page).click();
  await expectSent(page);
  expect(receiver.enquiries).toMatchObject([
    {
      cameFrom: "/faq",
      project: "desert-oasis-luxury",
      propertyStatus: "vacant",
      message: "Like this one, please.",
    },
  ]);
  await expect(page.getByText("About: Desert Oasis Luxury")).toBeHidden();
});

test("while it is under way the button says so, keeps the focus and sends nothing more", async ({
  page,
  receiver,
}) => {
  let release = () => {};
  receiver.answer = (response) => {
    release = () => answerJson()(response, 1);
  };
  await openForm(page);
  await fillIn(page);
  await send(page).dblclick();
  await expect(send(page)).toHaveText("Sending...");
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => receiver.enquiries.length).toBe(1);
  release();
  await expectSent(page);
  expect(receiver.enquiries).toHaveLength(1);
});

for (const [name, answer] of [
  ["a 4xx answer", answerJson(422)],
  ["a 5xx answer", answerJson(503)],
  ["an answer that says no", answerJson(200, { success: false })],
  ["an answer that is not JSON", (response: ServerResponse) => response.end("<h1>Thank you</h1>")],
] as const) {
  test(`${name} keeps every word and tells the visitor`, async ({ page, receiver }) => {
    receiver.answer = answer;
    await sendEnquiry(page);
    await expectFailed(page);
    expect(receiver.enquiries).toHaveLength(1);
  });
}

test("no answer within the time-out keeps every word and is not sent again", async ({
  page,
  receiver,
}) => {
  receiver.answer = () => {};
  await sendEnquiry(page);
  await expect.poll(() => receiver.enquiries.length).toBe(1);
  await expect(send(page)).toHaveText("Sending...");
  await page.clock.runFor(ENQUIRY_TIMEOUT_MS);
  await expectFailed(page);
  expect(receiver.enquiries).toHaveLength(1);
});

test("a refused connection keeps every word and offers phone and email", async ({
  page,
  receiver,
}) => {
  await receiver.stop();
  await sendEnquiry(page);
  await expectFailed(page);
  await expect(formStatus(page).getByRole("link", { name: /^call/ })).toHaveAttribute(
    "href",
    /^tel:\+1\d{10}$/,
  );
  const mail = formStatus(page).getByRole("link", { name: "send it by email" });
  const body = async () =>
    new URL((await mail.getAttribute("href")) ?? "").searchParams.get("body")?.split("\r\n");
  expect(await body()).toEqual(expect.arrayContaining(["We list in May.", "Bedrooms: 6+"]));

  await page.getByLabel("Message").fill("We list in June.");
  expect(await body()).toContain("We list in June.");
});

test("after a failure the same enquiry can be sent again", async ({ page, receiver }) => {
  receiver.answer = (response, count) => answerJson(count === 1 ? 500 : 200)(response, count);
  await sendEnquiry(page);
  await expectFailed(page);
  await send(page).click();
  await expectSent(page);
  const [first, second] = receiver.enquiries;
  expect(second).toEqual(first);
});

test("a connection that breaks once is tried once more under the same id", async ({
  page,
  receiver,
}) => {
  receiver.answer = (response, count) =>
    count === 1 ? response.destroy() : answerJson()(response, count);
  await sendEnquiry(page);
  await expectSent(page);
  const [first, second, ...more] = receiver.enquiries;
  expect(second?.enquiryId).toBe(first?.enquiryId);
  expect(more).toEqual([]);
});

test("a reload while it is under way keeps every word and the enquiry's id", async ({
  page,
  receiver,
}) => {
  receiver.answer = () => {};
  await sendEnquiry(page);
  await expect.poll(() => receiver.enquiries.length).toBe(1);
  receiver.answer = answerJson();
  await openForm(page);
  await expect(page.getByLabel("Name")).toHaveValue(ENQUIRY.name);
  expect(await visibleFields(page)).toEqual(ENQUIRY);
  await send(page).click();
  await expectSent(page);
  const [first, second, ...more] = receiver.enquiries;
  expect(second).toEqual(first);
  expect(more).toEqual([]);
});

test("a second enquiry has an id of its own", async ({ page, receiver }) => {
  await sendEnquiry(page);
  await expectSent(page);
  await fillIn(page);
  await send(page).click();
  await expect.poll(() => receiver.enquiries.length).toBe(2);
  const [first, second] = receiver.enquiries;
  expect(second?.enquiryId).not.toBe(first?.enquiryId);
});

test("a robot that fills in the hidden field is thanked, and nothing arrives", async ({
  page,
  receiver,
}) => {
  await openForm(page);
  await fillIn(page);
  await page.locator(`[name=${HONEYPOT_NAME}]`).evaluate((field: HTMLInputElement) => {
    field.value = "https://spam.example";
  });
  await send(page).click();
  await expectSent(page);
  expect(receiver.enquiries).toEqual([]);
});

test("sent sooner than anyone can type, it waits and then arrives", async ({ page, receiver }) => {
  await open(page, "/contact");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 500);
  await fillIn(page);
  await send(page).click();
  await expect(send(page)).toHaveText("Sending...");
  expect(receiver.enquiries).toEqual([]);
  await page.clock.runFor(MIN_FILL_MS);
  await expectSent(page);
  expect(receiver.enquiries).toHaveLength(1);
});

test("it can be filled in and sent by keyboard alone", async ({ page, receiver }) => {
  await openForm(page);
  const { keyboard } = page;
  await page.getByLabel("Name").focus();
  const answers = [
    () => keyboard.type(ENQUIRY.name),
    () => keyboard.type(ENQUIRY.email),
    () => keyboard.type(ENQUIRY.phone),
    () => keyboard.press("ArrowRight"),
    () => keyboard.type(ENQUIRY.address),
    () => keyboard.type(ENQUIRY.bedrooms),
    () => keyboard.type(ENQUIRY.bathrooms),
    () => keyboard.type(ENQUIRY.squareFootage),
    () => keyboard.press("ArrowLeft"),
    () => keyboard.type(ENQUIRY.message),
  ];
  for (const answer of answers) {
    await answer();
    await keyboard.press("Tab");
    // The way to the estimate stands between two fields.
    if (await page.locator("a:focus").count()) await keyboard.press("Tab");
  }
  await expect(send(page)).toBeFocused();
  await keyboard.press("Enter");
  await expectSent(page);
  expect(receiver.enquiries).toMatchObject([ENQUIRY]);
});
