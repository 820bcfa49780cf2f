import type { Page } from "@playwright/test";

/** The toast's place for errors; the notice of a lost connection is an alert of its own. */
export const errorToast = (page: Page) => page.locator("[data-toaster]").getByRole("alert");
