import type { Page, Route } from "@playwright/test";
import { HONEYPOT_NAME } from "#app/components/submission/submission-form.tsx";
import { SENDING_MIN_MS, TOAST_MS } from "#app/config/timing.ts";
import { sendTo } from "#e2e/support/fake-form-service.ts";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import { errorToast } from "#e2e/support/locators.ts";

const ENDPOINT = "https://forms.example/newsletter";

const box = (page: Page) =>
  page.getByRole("region").filter({ has: page.getByRole("textbox", { name: "Email" }) });
const email = (page: Page) => box(page).getByRole("textbox", { name: "Email" });
const subscribe = (page: Page) => box(page).getByRole("button");
const status = (page: Page) => box(page).locator("form + p");
const toast = (page: Page) => page.getByText("Subscribed", { exact: true });

async function subscribeByKey(page: Page) {
  await email(page).press("Enter");
  await page.clock.runFor(SENDING_MIN_MS);
}

async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

function logged(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Form submitted")) lines.push(message.text());
  });
  return lines;
}

test("without a form service a toast confirms the address for its set time", async ({ page }) => {
  const lines = logged(page);
  await open(page, "/blog");
  await stopClock(page);
  await email(page).fill("dana@example.com");
  // The toast pauses under a pointer, which a click would leave on it.
  await email(page).press("Enter");
  await page.clock.runFor(SENDING_MIN_MS - 1);
  await expect(subscribe(page)).toHaveText("Sending...");
  await expect(toast(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(toast(page)).toBeVisible();
  await expect(email(page)).toHaveValue("");
  await expect(status(page)).toHaveText(/Thank you/);
  expect(lines).toEqual([expect.stringContaining("dana@example.com")]);
  await page.clock.runFor(TOAST_MS - 1);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page)).toBeHidden();
  await page.clock.runFor(TOAST_MS);
  await expect(status(page)).toHaveText(/Thank you/);

  await test.step("a second confirmation replaces the first and has its full time", async () => {
    for (const address of ["dana@example.com", "lee@example.com"]) {
      await email(page).fill(address);
      await subscribeByKey(page);
      await expect(email(page)).toHaveValue("");
      await expect(toast(page)).toHaveCount(1);
      await page.clock.runFor(TOAST_MS * 0.7);
    }
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(TOAST_MS * 0.4);
    await expect(toast(page)).toBeHidden();
  });

  await test.step("the toast pauses under the pointer, then stays for the rest of its time", async () => {
    await email(page).fill("dana@example.com");
    await subscribe(page).click();
    await page.clock.runFor(SENDING_MIN_MS);
    await toast(page).hover();
    await page.clock.runFor(TOAST_MS * 3);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(1, 1);
    // After sleep, as with a closed laptop, each timer fires only once.
    await page.clock.fastForward(TOAST_MS * 3);
    await expect(toast(page), "time asleep does not count").toBeVisible();
    await page.clock.runFor(TOAST_MS);
    await expect(toast(page)).toBeHidden();
  });
});

test.describe("with a form service", () => {
  // The built page's policy allows no form service.
  test.use({ bypassCSP: true });

  test("a failure keeps the address, a second try is sent and marked @all", async ({ page }) => {
    const sent: string[] = [];
    let answer: Parameters<Route["fulfill"]>[0] = { status: 503, json: { ok: true } };
    await page.route(ENDPOINT, (route) => {
      sent.push(route.request().postData() ?? "");
      return route.fulfill({ ...answer, headers: CORS });
    });
    await open(page, "/blog");
    await sendTo(page.locator("#newsletter"), ENDPOINT);
    await email(page).fill("dana@example.com");
    await subscribe(page).click();
    await expect(errorToast(page)).toContainText("Please try again");
    await expect(status(page)).toContainText("Please try again");
    await expect(email(page)).toHaveValue("dana@example.com");
    await expect(subscribe(page)).toHaveText("Subscribe");
    answer = { json: { ok: true } };
    await page.locator(`[name=${HONEYPOT_NAME}]`).fill("Dana");
    await subscribe(page).click();
    await expect(status(page)).toHaveText(/Thank you/);
    await expect(errorToast(page)).toBeEmpty();
    expect(sent[1]).toMatch(/dana@example\.com.*Possible spam.*Dana/s);
    expect(sent).toHaveLength(2);
  });
});

const CORS = { "Access-Control-Allow-Origin": "*" };
