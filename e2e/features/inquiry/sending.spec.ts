import { HONEYPOT_NAME } from "#app/components/submission/submission-form.tsx";
import { answerJson, sendTo, test } from "#e2e/support/fake-form-service.ts";
import { expect, open, waitForHydration } from "#e2e/support/fixtures.ts";
import {
  DEFAULTS,
  expectFailed,
  expectFields,
  expectSent,
  fillIn,
  INQUIRY,
  inquiryForm,
  openForm,
  SUBMISSION,
  send,
  sendAndHold,
  sendInquiry,
} from "#e2e/support/inquiry.ts";
import { getTitle } from "#e2e/support/site.ts";

test("an inquiry arrives once, with labels and its own id", async ({ page, formService }) => {
  await sendInquiry(page, formService.url);
  await expectSent(page);
  expect(formService.inquiries).toEqual([
    { ...SUBMISSION, "Inquiry id": expect.stringMatching(/.{16}/) },
  ]);

  await fillIn(page);
  await send(page).click();
  await expect.poll(() => formService.inquiries.length).toBe(2);
  const [first, second] = formService.inquiries;
  expect(second?.["Inquiry id"]).not.toBe(first?.["Inquiry id"]);
});

test("the project and the previous page are sent @all", async ({ page, formService, baseURL }) => {
  const path = "/contact?project=desert-oasis-luxury&service=vacant";
  await page.goto(path, { referer: `${baseURL}/faq` });
  await waitForHydration(page);
  await sendTo(inquiryForm(page), formService.url);
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Message").fill("Like this one, please.");
  await send(page).click();
  await expectSent(page);
  expect(formService.inquiries).toEqual([
    {
      name: "Ada",
      email: "ada@example.com",
      "Property status": "Vacant",
      "Outdoor staging": "No",
      About: getTitle("desert-oasis-luxury"),
      message: "Like this one, please.",
      "Came from": "/faq",
      "Inquiry id": expect.any(String),
    },
  ]);
  await expect(page.getByText(`About: ${getTitle("desert-oasis-luxury")}`)).toBeHidden();
});

test("the page before a link to the form is sent @all", async ({ page, formService }) => {
  await open(page, "/faq?category=pricing");
  const footer = page.getByRole("navigation", { name: "Quick Links" });
  await footer.getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await sendTo(inquiryForm(page), formService.url);
  await fillIn(page);
  await send(page).click();
  await expectSent(page);
  expect(formService.inquiries).toMatchObject([{ "Came from": "/faq" }]);
});

test("while sending, the button says so and sends nothing more", async ({ page, formService }) => {
  const release = formService.holdAnswer();
  await openForm(page, formService.url);
  await fillIn(page);
  await send(page).dblclick();
  await expect(send(page)).toHaveText("Sending...");
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => formService.inquiries.length).toBe(1);
  release();
  await expectSent(page);
  expect(formService.inquiries).toHaveLength(1);
});

test("text typed while sending stays for the next message @all", async ({ page, formService }) => {
  const release = await sendAndHold(page, formService);
  await page.getByLabel("Message").fill("One more thing: the piano stays.");
  await inquiryForm(page).getByRole("radio", { name: "Vacant" }).check();
  release();
  await expect(page.getByText("Message Sent")).toBeVisible();
  const newer = { message: "One more thing: the piano stays.", propertyStatus: "vacant" };
  await expectFields(page, { ...DEFAULTS, ...newer });

  await open(page, "/contact");
  await expect(page.getByLabel("Message")).toHaveValue(newer.message);
  await expectFields(page, { ...DEFAULTS, ...newer });
});

test("two tabs send under different ids @all", async ({ page, formService, context }) => {
  formService.answer = answerJson(500);
  await sendInquiry(page, formService.url);
  await expectFailed(page);
  // A tab opened by a page begins with a copy of its session storage.
  const [copy] = await Promise.all([
    context.waitForEvent("page"),
    page.evaluate(() => void window.open("/contact")),
  ]);
  await expect(copy.getByLabel("Name")).toHaveValue(INQUIRY.name);
  await sendTo(inquiryForm(copy), formService.url);
  await copy.getByLabel("Message").fill("A different house.");
  await send(copy).click();
  await send(page).click();
  await expect.poll(() => formService.inquiries.length).toBe(3);
  const ids = new Map(formService.inquiries.map((each) => [each.message, each["Inquiry id"]]));
  expect(new Set(formService.inquiries.map((each) => each["Inquiry id"])).size).toBe(2);
  expect(ids.get("A different house.")).not.toBe(ids.get(SUBMISSION.message));
});

test("a filled hidden field marks the inquiry @all", async ({ page, formService }) => {
  await openForm(page, formService.url);
  const trap = page.locator(`[name=${HONEYPOT_NAME}]`);
  await expect(trap).toHaveAttribute("autocomplete", "off");
  for (const optOut of ["data-1p-ignore", "data-lpignore", "data-bwignore", "data-form-type"])
    await expect(trap).toHaveAttribute(optOut);
  await fillIn(page);
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = "760 555 0199";
  });
  await send(page).click();
  await expectSent(page);
  expect(formService.inquiries).toMatchObject([
    { ...SUBMISSION, "Possible spam": expect.stringMatching(/^yes.*760 555 0199/) },
  ]);
});

test("it can be filled in and sent by keyboard alone @all", async ({ page, formService }) => {
  await openForm(page, formService.url);
  const { keyboard } = page;
  await page.getByLabel("Name").focus();
  const answers = [
    () => keyboard.type(INQUIRY.name),
    () => keyboard.type(INQUIRY.email),
    () => keyboard.type(INQUIRY.phone),
    () => keyboard.press("ArrowRight"),
    () => keyboard.type(INQUIRY.address),
    () => keyboard.type(INQUIRY.bedrooms),
    () => keyboard.type(INQUIRY.bathrooms),
    () => keyboard.type(INQUIRY.squareFootage),
    () => keyboard.press("ArrowLeft"),
    () => keyboard.type(INQUIRY.message),
  ];
  for (const answer of answers) {
    await answer();
    await keyboard.press("Tab");
    // The link to the estimate and the photo field come in between.
    if (await page.locator(":is(a, [type=file]):focus").count()) await keyboard.press("Tab");
  }
  await expect(send(page)).toBeFocused();
  await keyboard.press("Enter");
  await expectSent(page);
  expect(formService.inquiries).toMatchObject([SUBMISSION]);
});
