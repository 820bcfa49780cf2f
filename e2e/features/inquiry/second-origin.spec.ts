import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { getServiceOrigins } from "#app/lib/form-service-responses.ts";
import { test as base, sendTo } from "#e2e/support/fake-form-service.ts";
import { expect } from "#e2e/support/fixtures.ts";
import {
  expectSent,
  expectUnconfirmed,
  fillIn,
  INQUIRY,
  inquiryForm,
  send,
  sendInquiry,
} from "#e2e/support/inquiry.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

/** Like Google Apps Script, this form service redirects to another origin for its answer. */
const test = base.extend<{ answersFrom: string }>({
  bypassCSP: false,
  // Chromium requires this permission on a page that the test has changed.
  permissions: ["local-network-access"],
  // The console logs a CSP violation as an error.
  expectsErrors: true,
  answersFrom: async ({ formService }, use) => {
    const answering = createServer((request, response) => {
      response.setHeader("Access-Control-Allow-Origin", "*");
      if (request.url === "/loop") response.writeHead(302, { Location: "/loop" }).end();
      else response.end('{"result":"success"}');
    });
    const { origin, stop } = await startLocally(answering);
    const url = `${origin}/answer`;
    formService.answer = (response) => response.writeHead(302, { Location: url }).end();
    await use(url);
    stop();
  },
});

/** The page gets the policy that a build would write for this form service. */
const allow = (page: Page, service: { endpoint: string; answersFrom?: string }) =>
  page.route(
    "**/contact",
    async (route) => {
      const response = await route.fetch();
      const allowed = `$& ${getServiceOrigins(service).join(" ")}`;
      const html = await response.text();
      const body = html.replace(/(connect-src|form-action) 'self'/g, allowed);
      await route.fulfill({ response, body });
    },
    { times: 1 },
  );

test("an unconfirmed answer sends nothing twice @all", async ({
  page,
  formService,
  answersFrom,
}) => {
  await allow(page, { endpoint: formService.url });
  await sendInquiry(page, formService.url);
  await expectUnconfirmed(page);
  expect(formService.inquiries).toHaveLength(1);

  await test.step("a redirect loop sends nothing twice", async () => {
    await allow(page, { endpoint: formService.url, answersFrom });
    const loop = answersFrom.replace("/answer", "/loop");
    formService.answer = (response) => response.writeHead(302, { Location: loop }).end();
    await sendInquiry(page, formService.url);
    await expectUnconfirmed(page);
    expect(formService.inquiries).toHaveLength(2);
  });

  formService.answer = (response) => response.writeHead(302, { Location: answersFrom }).end();
  await send(page).click();
  await expectSent(page);
  expect(formService.inquiries).toHaveLength(3);
  expect(new Set(formService.inquiries.map((each) => each["Inquiry id"])).size).toBe(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser follows to the second origin @all", async ({
    page,
    formService,
    answersFrom,
  }) => {
    await allow(page, { endpoint: formService.url, answersFrom });
    await page.goto("/contact");
    await sendTo(inquiryForm(page), formService.url);
    await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(answersFrom);
    expect(formService.inquiries).toMatchObject([INQUIRY]);
  });
});
