import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { expect } from "#e2e/support/fixtures.ts";
import {
  expectFailed,
  expectSent,
  fillIn,
  openForm,
  send,
  sendInquiry,
} from "#e2e/support/inquiry.ts";
import {
  type Answer,
  answerJson,
  type InquiryReceiver,
  test,
} from "#e2e/support/inquiry-receiver.ts";

const htmlPage =
  (status: number, html = "<h1>Thank you</h1>"): Answer =>
  (response: ServerResponse) =>
    response.writeHead(status, { "Content-Type": "text/html" }).end(html);

/** The page that it leads to is one that no script may read. */
const redirect: Answer = (response) => response.writeHead(302, { Location: "/thank-you" }).end();

const breakOff: Answer = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
  response.write('{"ok":');
  setImmediate(() => response.destroy());
};

const SAID_NO: [name: string, answer: Answer][] = [
  ...[
    { success: "false" },
    { ok: "false" },
    { success: 0 },
    { Success: false },
    { status: "error" },
    { result: "error" },
    { error: "no such form" },
    { errors: [{ message: "email is missing" }] },
    { code: 422 },
    null,
    [],
    {},
    { success: true, error: "quota" },
  ].map((body): [string, Answer] => [`200 ${JSON.stringify(body)}`, answerJson(200, body)]),
  ["422 with a yes", answerJson(422)],
  ["503 with a yes", answerJson(503)],
  ["a page with 200", htmlPage(200)],
  ["an empty 200", htmlPage(200, "")],
  ["an answer that breaks off", breakOff],
];

test("whatever is no known yes keeps every word and tells the visitor", async ({
  page,
  receiver,
}) => {
  test.slow();
  await openForm(page, receiver.url);
  await fillIn(page);
  await expectNo(page, receiver, SAID_NO);
});

test.describe("a 302 that a browser may not follow", () => {
  test.use({ expectsErrors: true });

  test("is no known yes either", async ({ page, receiver }) => {
    receiver.answer = redirect;
    await sendInquiry(page, receiver.url);
    await expectFailed(page);
  });
});

const SAID_YES = Object.entries({
  Formspree: { ok: true, next: "/thanks" },
  Web3Forms: { success: true, message: "Email sent" },
  FormSubmit: { success: "true", message: "The form was submitted successfully." },
  Formcarry: { code: 200, status: "success" },
  "Apps Script": { result: "success", row: 7 },
}).map(([name, body]): [string, Answer] => [name, answerJson(200, body)]);

test("the yes of each of five services is a yes", async ({ page, receiver }) => {
  test.slow();
  await openForm(page, receiver.url);
  await expectYes(page, receiver, SAID_YES);
});

test("where a setting says so, a page and a 302 are a yes, an error and a no in JSON are none", async ({
  page,
  receiver,
}) => {
  test.slow();
  await openForm(page, receiver.url, "page");
  await fillIn(page);
  await expectNo(page, receiver, [
    ["a page with 500", htmlPage(500)],
    ["JSON that says no", answerJson(200, { success: false })],
  ]);
  await expectYes(page, receiver, [
    ["a page with 200", htmlPage(200)],
    ["a 302", redirect],
  ]);
});

/** Sends the form as it is filled in, once for each answer. */
async function expectNo(page: Page, receiver: InquiryReceiver, answers: [string, Answer][]) {
  for (const [name, answer] of answers)
    await test.step(name, async () => {
      receiver.answer = answer;
      const before = receiver.inquiries.length;
      await send(page).click();
      await expect.poll(() => receiver.inquiries.length).toBeGreaterThan(before);
      await expectFailed(page);
      await expect(page.getByText("Message Sent")).toBeHidden();
      await page.getByRole("button", { name: "Dismiss" }).click();
    });
}

/** Fills the form in and sends it, once for each answer. */
async function expectYes(page: Page, receiver: InquiryReceiver, answers: [string, Answer][]) {
  for (const [name, answer] of answers)
    await test.step(name, async () => {
      receiver.answer = answer;
      const before = receiver.inquiries.length;
      await fillIn(page);
      await send(page).click();
      await expectSent(page);
      expect(receiver.inquiries, "it is sent once").toHaveLength(before + 1);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.getByText("Message Sent")).toBeHidden();
    });
}
