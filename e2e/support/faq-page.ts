import type { Page } from "@playwright/test";

export const questions = (page: Page) => page.getByRole("main").locator("details");
export const opened = (page: Page) => page.locator("details[open]");
export const question = (page: Page, name: string) => questions(page).filter({ hasText: name });
export const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
