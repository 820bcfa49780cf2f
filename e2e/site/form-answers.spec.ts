import type { ServerResponse } from "node:http";
import {
  expectFailed,
  expectSent,
  fillIn,
  openForm,
  send,
  sendEnquiry,
} from "../support/enquiry.ts";
import { type Answer, answerJson } from "../support/enquiry-receiver.ts";
import { expect } from "../support/fixtures.ts";
import { test } from "../support/receiver-fixture.ts";

const page =
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
  ["a page with 200", page(200)],
  ["an empty 200", page(200, "")],
  ["an answer that breaks off", breakOff],
];

test("whatever is no known yes keeps every word and tells the visitor", async ({
  page,
  receiver,
}) => {
  test.slow();
  await openForm(page, receiver.url);
  await fillIn(page);
  for (const [name, answer] of SAID_NO)
    await test.step(name, async () => {
      receiver.answer = answer;
      const before = receiver.enquiries.length;
      await send(page).click();
      await expect.poll(() => receiver.enquiries.length).toBeGreaterThan(before);
      await expectFailed(page);
      await expect(page.getByText("Message Sent")).toBeHidden();
      await page.getByRole("button", { name: "Dismiss" }).click();
    });
});

test.describe("a 302 that a browser may not follow", () => {
  test.use({ expectsErrors: true });

  test("is no known yes either", async ({ page, receiver }) => {
    receiver.answer = redirect;
    await sendEnquiry(page, receiver.url);
    await expectFailed(page);
  });
});

for (const [name, answer] of [
  ["Formspree", { ok: true, next: "/thanks" }],
  ["Web3Forms", { success: true, message: "Email sent" }],
  ["FormSubmit", { success: "true", message: "The form was submitted successfully." }],
  ["Formcarry", { code: 200, status: "success" }],
  ["Apps Script", { result: "success", row: 7 }],
] as const)
  test(`the yes of ${name} is a yes`, async ({ page, receiver }) => {
    receiver.answer = answerJson(200, answer);
    await sendEnquiry(page, receiver.url);
    await expectSent(page);
  });

test.describe("where a setting says that a page is a yes", () => {
  for (const [name, answer] of [
    ["a page with 200", page(200)],
    ["a 302", redirect],
  ] as const)
    test(`${name} is one`, async ({ page, receiver }) => {
      receiver.answer = answer;
      await sendEnquiry(page, receiver.url, "page");
      await expectSent(page);
      expect(receiver.enquiries).toHaveLength(1);
    });

  for (const [name, answer] of [
    ["a page with 500", page(500)],
    ["JSON that says no", answerJson(200, { success: false })],
  ] as const)
    test(`${name} is none`, async ({ page, receiver }) => {
      receiver.answer = answer;
      await sendEnquiry(page, receiver.url, "page");
      await expectFailed(page);
    });
});
