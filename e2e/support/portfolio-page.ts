import type { Page } from "@playwright/test";

export const cards = (page: Page) =>
  page
    .getByRole("region", { name: "Projects" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /View Details$/ }) });
export const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const clear = (page: Page) => page.getByRole("button", { name: "Clear All Filters" });
export const result = (page: Page) =>
  page.getByRole("region", { name: "Projects" }).getByRole("status");
