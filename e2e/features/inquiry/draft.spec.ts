import { expect, holdScripts, open, test, waitForHydration } from "#e2e/support/fixtures.ts";
import {
  DEFAULTS,
  expectFields,
  fillIn,
  formStatus,
  INQUIRY,
  inquiryForm,
  SENT_STATUS,
  send,
} from "#e2e/support/inquiry.ts";
import { getTitle } from "#e2e/support/site.ts";

test("a draft survives reloads and navigation, and is removed once sent @all", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page);
  const footer = page.getByRole("navigation", { name: "Quick Links" });
  await footer.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await footer.getByRole("link", { name: "Contact" }).click();
  await expect(page.getByLabel("Name")).toHaveValue(INQUIRY.name);
  await expectFields(page, INQUIRY);

  await open(page, "/contact");
  await expectFields(page, INQUIRY);

  await test.step("it does not replace what is typed before and during hydration", async () => {
    const release = await holdScripts(page);
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    await page.getByLabel("Name").fill("Grace");
    await page.getByLabel("Message").fill("x");
    await page.getByLabel("Message").press("Backspace");
    await page.getByLabel("Email").focus();
    release();
    await waitForHydration(page);
    await expect(page.getByLabel("Phone")).toHaveValue(INQUIRY.phone);
    await page.keyboard.type(INQUIRY.email);
    await expect(page.getByLabel("Email")).toHaveValue(INQUIRY.email);
    await expect(page.getByLabel("Name")).toHaveValue("Grace");
    await expect(page.getByLabel("Message"), "emptied by hand").toHaveValue("");
    await page.getByLabel("Message").fill(INQUIRY.message);
  });

  await send(page).click();
  await expect(formStatus(page)).toHaveText(SENT_STATUS);
  await open(page, "/contact");
  await expectFields(page, DEFAULTS);
});

test("the form works where storage is forbidden @all", async ({ page }) => {
  await page.addInitScript(() => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      const allowed = Storage.prototype[method] as (...args: string[]) => never;
      Storage.prototype[method] = function (this: Storage, key: string, ...rest: string[]) {
        if (key === "inquiry-draft") throw new DOMException("denied", "SecurityError");
        return allowed.call(this, key, ...rest);
      };
    }
  });
  await open(page, "/contact");
  await fillIn(page);
  await send(page).click();
  await expect(formStatus(page)).toHaveText(SENT_STATUS);
});

test("a link names the project it is about, which can be removed @all", async ({ page }) => {
  await open(page, "/contact?project=golf-course-grandeur");
  await expect(page.getByText(`About: ${getTitle("golf-course-grandeur")}`)).toBeVisible();
  await expect(page.locator("[name=project]")).toHaveValue(getTitle("golf-course-grandeur"));
  await page.getByRole("button", { name: `Remove ${getTitle("golf-course-grandeur")}` }).click();
  await expect(page.getByLabel("Message")).toBeFocused();
  await expect(page.locator("[name=project]")).toHaveCount(0);
  await open(page, "/contact?project=golf-course-grandeur");
  await expect(page.getByText(`About: ${getTitle("golf-course-grandeur")}`)).toBeHidden();
});

test("a link keeps its project and the visitor's message @all", async ({ page }) => {
  await open(page, "/contact?project=golf-course-grandeur");
  await page.getByLabel("Message").fill("My own words");
  const chip = page.getByText(`About: ${getTitle("golf-course-grandeur")}`);
  await expect(chip).toBeVisible();
  await open(page, "/contact");
  await expect(chip).toBeVisible();
  await open(page, "/contact?project=desert-oasis-luxury");
  await expect(page.getByText(`About: ${getTitle("desert-oasis-luxury")}`)).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("My own words");
});

test("a link chooses the property status until the visitor does @all", async ({ page }) => {
  const status = (name: string) => inquiryForm(page).getByRole("radio", { name });
  await open(page, "/contact?service=new");
  await expect(status("New construction")).toBeChecked();
  await open(page, "/contact?service=vacant");
  await expect(status("Vacant")).toBeChecked();
  await status("New construction").check();
  await open(page, "/contact?service=vacant");
  await expect(status("New construction")).toBeChecked();
});

test("a link with unknown words changes nothing @all", async ({ page }) => {
  await open(page, "/contact?service=castle&project=nowhere");
  await expectFields(page, DEFAULTS);
  await expect(page.locator("[name=project]")).toHaveCount(0);
});
