import type { Page } from "@playwright/test";

export const REVIVAL = "/portfolio/indian-wells-home-staging/mid-century-revival";
export const OASIS = "/portfolio/palm-desert-home-staging/desert-oasis-luxury";

export const gallery = (page: Page) => page.getByRole("region", { name: "Project photos" });
export const galleryButton = (page: Page, name: string) =>
  gallery(page).getByRole("button", { name, exact: true });
export const spinner = (page: Page) => page.getByRole("status", { name: "Loading project" });
