import { answerJson } from "#e2e/support/fake-form-service.ts";
import { FAILED_TEXT, INQUIRY, SENT_STATUS } from "#e2e/support/inquiry.ts";
import { type Driver, getText } from "./driver.ts";
import { expect, PHONE, test } from "./engine.ts";

const FIELDS = ["name", "email", "message"] as const;
const WORDS = Object.fromEntries(FIELDS.map((name) => [name, INQUIRY[name]]));

async function send(driver: Driver, formService: string) {
  await driver.evaluate((address) => {
    const form = document.querySelector("#inquiry");
    form?.setAttribute("action", address);
    form?.setAttribute("data-answers", "json");
    form?.removeAttribute("enctype");
  }, formService);
  for (const name of FIELDS) await driver.type(`#inquiry [name=${name}]`, INQUIRY[name]);
  await driver.click("#inquiry button[type=submit]");
}

const readFields = (driver: Driver) =>
  driver.evaluate(
    (names) => {
      const form = document.querySelector<HTMLFormElement>("#inquiry");
      const fields = form ? [...new FormData(form)] : [];
      return Object.fromEntries(fields.filter(([name]) => names.includes(name)));
    },
    FIELDS as readonly string[],
  );

test("a rejected inquiry keeps its text, an accepted one thanks @all", async ({ site, driver }) => {
  await site.open("/contact", PHONE);
  site.formService.answer = answerJson(200, { success: "false" });
  await send(driver, site.formService.url);
  await expect.poll(() => getText(driver, "#inquiry-status")).toContain(FAILED_TEXT);
  await expect.poll(() => readFields(driver)).toEqual(WORDS);

  site.formService.answer = answerJson();
  await driver.click("#inquiry button[type=submit]");
  await expect.poll(() => getText(driver, "#inquiry-status")).toContain(SENT_STATUS);
  expect(site.formService.inquiries).toMatchObject([WORDS, WORDS]);
  for (const message of site.said()) expect(message).toContain("The form was not sent");
});

test("a message is sent without JavaScript @all", async ({ site, driver }) => {
  site.fault = "files replaced";
  await driver.open(`${site.origin}/contact`);
  await send(driver, site.formService.url);
  await expect.poll(() => site.formService.inquiries).toMatchObject([WORDS]);
});
