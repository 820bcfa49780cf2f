import type { Page } from "@playwright/test";

export const REVIVAL = "/portfolio/indian-wells-home-staging/mid-century-revival";
export const OASIS = "/portfolio/palm-desert-home-staging/desert-oasis-luxury";

export const filter = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const projects = (page: Page) => page.getByRole("region", { name: "Projects" });
export const result = (page: Page) => projects(page).getByRole("status");

export const projectCards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /View Details$/ }) });

export const gallery = (page: Page) => page.getByRole("region", { name: "Project photos" });
export const galleryButton = (page: Page, name: string) =>
  gallery(page).getByRole("button", { name, exact: true });
export const spinner = (page: Page) => page.getByRole("status", { name: "Loading project" });

export const questions = (page: Page) => page.getByRole("main").locator("details:visible");
export const openQuestions = (page: Page) => page.locator("details[open]:visible");
export const question = (page: Page, name: string) => questions(page).filter({ hasText: name });

export const searchField = (page: Page) => page.getByPlaceholder("Search articles...");

/** The counting number and the final one are in the same place, and only one is visible. */
export const shownNumbers = (page: Page) =>
  page
    .locator("dl :is(.count-up-final, .count-up-count)")
    .evaluateAll((all) =>
      all
        .filter((number) => number.checkVisibility({ visibilityProperty: true }))
        .map((number) => Number(number.textContent)),
    );

/** The notice of a lost connection is an alert of its own. */
export const errorToast = (page: Page) => page.locator("[data-toaster]").getByRole("alert");
