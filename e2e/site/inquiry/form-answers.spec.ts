import { expect } from "#e2e/support/fixtures.ts";
import {
  expectFailed,
  expectSent,
  expectUnseen,
  fillIn,
  openForm,
  send,
  sendInquiry,
} from "#e2e/support/inquiry.ts";
import { type Answer, answerJson, test } from "#e2e/support/inquiry-receiver.ts";

/** What counts as a yes is told by app/lib/form-service-answers.test.ts; silence by interruptions.spec.ts. */
test("a no keeps every word and tells the visitor, a yes thanks", async ({ page, receiver }) => {
  await openForm(page, receiver.url);
  await fillIn(page);
  receiver.answer = answerJson(200, { success: "false" });
  await send(page).click();
  await expectFailed(page);
  await expect(page.getByText("Message Sent")).toBeHidden();
  await page.getByRole("button", { name: "Dismiss" }).click();

  receiver.answer = answerJson(200, { success: "true" });
  await send(page).click();
  await expectSent(page);
  expect(receiver.inquiries, "each is sent once").toHaveLength(2);
});

/** The page that it leads to is one that no script may read. */
const redirect: Answer = (response) => response.writeHead(302, { Location: "/thank-you" }).end();

test("where a setting says so, a 302 is a yes @all", async ({ page, receiver }) => {
  receiver.answer = redirect;
  await sendInquiry(page, receiver.url, "page");
  await expectSent(page);
});

const withoutCors: Answer = (response) => {
  response.removeHeader("Access-Control-Allow-Origin");
  response.end('{"ok":true}');
};

const breakOff: Answer = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
  response.write('{"ok":');
  setImmediate(() => response.destroy());
};

test.describe("an answer that a browser may not follow, read, or read to its end", () => {
  test.use({ expectsErrors: true });

  for (const [name, answer] of Object.entries({ redirect, withoutCors, breakOff }))
    test(`(${name}) sends nothing twice, and is told as what it is @all`, async ({
      page,
      receiver,
    }) => {
      receiver.answer = answer;
      await sendInquiry(page, receiver.url);
      await expectUnseen(page);
      expect(receiver.inquiries).toHaveLength(1);
    });
});
