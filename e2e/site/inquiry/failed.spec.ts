import type { Locator } from "@playwright/test";
import { expect } from "#e2e/support/fixtures.ts";
import { fillIn, formStatus, openForm, send } from "#e2e/support/inquiry.ts";
import { answerJson, test } from "#e2e/support/inquiry-receiver.ts";
import { errorToast } from "#e2e/support/locators.ts";

for (const width of [360, 768])
  test(`the ways out of a failed inquiry are not under the toast at ${width} px @all`, async ({
    page,
    receiver,
  }) => {
    receiver.answer = answerJson(500);
    await page.setViewportSize({ width, height: 900 });
    await openForm(page, receiver.url);
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
