import { TOAST_MS } from "#app/config/timing.ts";
import { expect, open, test, WITHOUT_MOTION } from "#e2e/support/fixtures.ts";
import {
  DEFAULTS,
  expectFields,
  fillIn,
  formStatus,
  INQUIRY,
  SENT_STATUS,
  SENT_TEXT,
  send,
} from "#e2e/support/inquiry.ts";

test.use(WITHOUT_MOTION);

test("without a form service logs the data, thanks once, starts afresh", async ({ page }) => {
  await open(page, "/contact");
  await page.clock.install();
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") posts.push(request.url());
  });
  await fillIn(page);
  const logged = page.waitForEvent("console", (message) => message.type() === "log");
  const words = send(page).evaluate(nextWords);
  await send(page).click();
  expect(await words).toBe("Sending...");
  expect(await (await logged).args()[1]?.jsonValue()).toMatchObject(INQUIRY);

  const toast = page.getByRole("status").filter({ hasText: "Message Sent" });
  await expect(toast).toContainText(SENT_TEXT);
  await expectFields(page, DEFAULTS);
  await expect(send(page)).toBeFocused();
  await expect(formStatus(page)).toHaveText(SENT_STATUS);
  const live = page.locator(":is([role=status], [role=alert], [aria-live], output)");
  await expect(live.filter({ hasText: SENT_TEXT }), "announced once").toHaveCount(1);
  await expect(send(page)).toHaveAccessibleDescription(SENT_STATUS);

  // On a phone the toast appears under the pointer, which would hold it.
  await page.mouse.move(0, 0);
  await page.clock.runFor(TOAST_MS);
  await expect(page.getByText("Message Sent")).toBeHidden();
  await expect(formStatus(page)).toHaveText(SENT_STATUS);
  expect(posts).toEqual([]);
});

/** Runs in the page: what a button says once its words change. */
const nextWords = (button: Element) =>
  new Promise((resolve) => {
    new MutationObserver(() => resolve(button.textContent)).observe(button, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
