import type { Locator } from "@playwright/test";
import { INQUIRY_SLOW_MS, INQUIRY_TIMEOUT_MS } from "#app/config/timing.ts";
import { type Answer, answerJson, test } from "#e2e/support/fake-form-service.ts";
import { expect } from "#e2e/support/fixtures.ts";
import {
  DEFAULTS,
  expectFailed,
  expectFields,
  expectSent,
  expectUnconfirmed,
  fillIn,
  formStatus,
  INQUIRY,
  inquiryForm,
  openForm,
  SUBMISSION,
  send,
  sendAndHold,
  sendInquiry,
} from "#e2e/support/inquiry.ts";
import { errorToast } from "#e2e/support/locators.ts";

test("no answer in time keeps the text, and sends nothing again @all", async ({
  page,
  formService,
}) => {
  formService.answer = () => {};
  await openForm(page, formService.url);
  await page.clock.install();
  await fillIn(page);
  await send(page).click();
  await expect.poll(() => formService.inquiries.length).toBe(1);
  await expect(send(page)).toHaveText("Sending...");
  await page.clock.runFor(INQUIRY_SLOW_MS);
  await expect(formStatus(page).getByRole("status")).toContainText("Still sending");
  await expect(send(page)).toHaveText("Sending...");
  await page.clock.runFor(INQUIRY_TIMEOUT_MS - INQUIRY_SLOW_MS);
  await expectUnconfirmed(page);
  expect(formService.inquiries).toHaveLength(1);
});

test("a refused connection keeps the text, and offers email and phone", async ({
  page,
  formService,
}) => {
  const { url } = formService;
  formService.stop();
  await sendInquiry(page, url);
  await expectUnconfirmed(page);
  await expect(formStatus(page).getByRole("link", { name: /^call/ })).toHaveAttribute(
    "href",
    /^tel:\+1\d{10}$/,
  );
  const mail = formStatus(page).getByRole("link", { name: "send it by email" });
  const body = async () =>
    new URL((await mail.getAttribute("href")) ?? "").searchParams.get("body")?.split("\r\n");
  await expect.poll(body).toEqual(expect.arrayContaining(["We list in May.", "Bedrooms: 6+"]));

  await page.getByLabel("Message").fill("We list in June.");
  await expect.poll(body).toContain("We list in June.");
  await expect(formStatus(page)).not.toContainText("only the beginning");

  await page.getByLabel("Message").fill("We list in July. ".repeat(500));
  await expect(formStatus(page)).toContainText("Your message is too long for this link");
  await expect(mail).toHaveAttribute("href", /^.{1800,1900}$/);

  await test.step("an emptied form leaves nothing in storage", async () => {
    const stored = () => page.evaluate(() => sessionStorage.getItem("inquiry-draft"));
    await expect.poll(stored).toContain("We list in July.");
    for (const field of await inquiryForm(page).getByRole("textbox").all()) await field.fill("");
    for (const name of ["Bedrooms", "Bathrooms"]) await page.getByLabel(name).selectOption("");
    await expect.poll(stored).not.toContain("We list");
  });
});

test("a failed or broken inquiry is sent again by a click @all", async ({ page, formService }) => {
  // form-service-responses.test.ts covers which responses count as success.
  formService.answer = (response, count) =>
    answerJson(200, { success: String(count > 1) })(response, count);
  await sendInquiry(page, formService.url);
  await expectFailed(page);
  await expect(page.getByText("Message Sent")).toBeHidden();
  await send(page).click();
  await expectSent(page);
  const [first, second] = formService.inquiries.splice(0);
  expect(second).toEqual(first);
  await page.getByRole("button", { name: "Dismiss" }).click();

  formService.answer = (response) => response.destroy();
  await fillIn(page);
  await send(page).click();
  await expectUnconfirmed(page);
  expect(formService.inquiries).toHaveLength(1);
  formService.answer = answerJson();
  await send(page).click();
  await expectSent(page);
  const [broken, whole, ...more] = formService.inquiries;
  expect(whole, "under the same id").toEqual(broken);
  expect(more).toEqual([]);
});

test("a reload while sending keeps the text and the id @all", async ({ page, formService }) => {
  formService.answer = () => {};
  await sendInquiry(page, formService.url);
  await expect.poll(() => formService.inquiries.length).toBe(1);
  formService.answer = answerJson();
  await openForm(page, formService.url);
  await expect(page.getByLabel("Name")).toHaveValue(INQUIRY.name);
  await expectFields(page, INQUIRY);
  await send(page).click();
  await expectSent(page);
  const [first, second, ...more] = formService.inquiries;
  expect(second).toEqual(first);
  expect(more).toEqual([]);
});

test("leaving the page at once does not stop the inquiry @all", async ({ page, formService }) => {
  await openForm(page, formService.url);
  await fillIn(page);
  await inquiryForm(page).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    window.location.assign("/about");
  });
  await expect(page).toHaveURL("/about");
  await expect.poll(() => formService.inquiries).toMatchObject([SUBMISSION]);
});

test("the result is shown on the page that the visitor went to @all", async ({
  page,
  formService,
}) => {
  const release = await sendAndHold(page, formService);
  const footer = page.getByRole("navigation", { name: "Quick Links" });
  await footer.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  release();
  await expect(page.getByText("Message Sent")).toBeVisible();
  await footer.getByRole("link", { name: "Contact" }).click();
  await expect(send(page)).toBeVisible();
  await expectFields(page, DEFAULTS);
});

test("offline, every word is kept @all", async ({ page, formService, context }) => {
  await openForm(page, formService.url);
  await fillIn(page);
  await context.setOffline(true);
  await send(page).click();
  await expectFailed(page);
});

/** No script may read the page that this leads to. */
const redirect: Answer = (response) => response.writeHead(302, { Location: "/thank-you" }).end();

test("a 302 counts as success if the settings say so @all", async ({ page, formService }) => {
  formService.answer = redirect;
  await sendInquiry(page, formService.url, "page");
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
    test(`(${name}) sends nothing twice, and shows its own message @all`, async ({
      page,
      formService,
    }) => {
      formService.answer = answer;
      await sendInquiry(page, formService.url);
      await expectUnconfirmed(page);
      expect(formService.inquiries).toHaveLength(1);
    });
});

for (const width of [360, 768])
  test(`email and phone of a failed inquiry are not covered by the toast at ${width} px @all`, async ({
    page,
    formService,
  }) => {
    formService.answer = answerJson(500);
    await page.setViewportSize({ width, height: 900 });
    await openForm(page, formService.url);
    await fillIn(page);
    await formStatus(page).evaluate((status) => status.scrollIntoView({ block: "end" }));
    await send(page).click();
    await expect(errorToast(page)).toBeVisible();
    const waysOut = formStatus(page).getByRole("link");
    await expect(waysOut).toHaveCount(2);
    for (const wayOut of await waysOut.all())
      await expect.poll(() => isOnTop(wayOut), (await wayOut.textContent()) ?? "").toBe(true);
  });

function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  });
}
