import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, open, test } from "#e2e/support/fixtures.ts";
import { expectHardlyAnyShift } from "#e2e/support/layout.ts";
import { BUILD_MS, openOwnSite } from "#e2e/support/own-site.ts";
import { violations } from "#e2e/support/violations.ts";

/** One site serves all tests of this file, so one worker runs them. */
test.describe.configure({ mode: "default" });
// Sixteen hours ahead of the business.
test.use({ timezoneId: "Asia/Tokyo" });

const NOTICE = `
notice:
  text: "Closed July 20 to August 10."
  link: { label: "Book for later", to: /faq }
  from: 2027-07-20
  to: 2027-08-10
`;

let site: Awaited<ReturnType<typeof openOwnSite>>;

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  site = await openOwnSite({}, async (content) => {
    await appendFile(join(content, "settings.yml"), NOTICE);
    await appendFile(join(content, "business.yml"), "\ntimeZone: America/Los_Angeles\n");
  });
});

test.afterAll(() => site?.close());

const notice = (page: Page) => page.getByRole("complementary", { name: "Notice" });

for (const [time, isShown] of [
  ["2027-07-19T23:59:59-07:00", false],
  ["2027-07-20T00:00:00-07:00", true],
  ["2027-08-10T23:59:59-07:00", true],
  ["2027-08-11T00:00:00-07:00", false],
] as const)
  test(`at ${time} the notice is ${isShown ? "there" : "not there"} @all`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await open(page, site.origin);
    await expect(notice(page)).toBeVisible({ visible: isShown });
  });

for (const width of [390, 1280])
  for (const path of ["/", "/about"])
    test(`at ${width} px the header of ${path} begins below it, and stays @all`, async ({
      page,
    }) => {
      await page.clock.setFixedTime("2027-08-01T12:00:00Z");
      await page.setViewportSize({ width, height: 800 });
      await open(page, site.origin + path);
      const header = page.getByRole("banner");
      const top = () => header.evaluate((element) => element.getBoundingClientRect().top);
      const { height = 0 } = (await notice(page).boundingBox()) ?? {};
      expect(height).toBeGreaterThan(30);
      expect(await top()).toBeCloseTo(height, 0);
      await expectHardlyAnyShift(page);
      expect(await violations(page)).toEqual([]);
      await page.mouse.wheel(0, 600);
      await expect.poll(top).toBeCloseTo(0, 0);
    });

test("its link leads on, and it stays; the menu of a phone covers it @all", async ({ page }) => {
  await page.clock.setFixedTime("2027-08-01T12:00:00Z");
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, site.origin);
  await notice(page).getByRole("link", { name: "Book for later" }).click();
  await expect(page).toHaveURL(`${site.origin}/faq`);
  await expect(notice(page)).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(notice(page)).toBeHidden();
  const { y } = (await page.getByRole("banner").boundingBox()) ?? {};
  expect(y).toBeCloseTo(0, 0);
});

test("without the setting nothing is in the page @all", async ({ request }) => {
  expect(await (await request.get(`${site.origin}/`)).text()).toContain('aria-label="Notice"');
  expect(await (await request.get("/")).text()).not.toContain('aria-label="Notice"');
});
