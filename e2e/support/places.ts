import type { Page } from "@playwright/test";

export const PALM_DESERT = "/portfolio/palm-desert-home-staging";
export const CONTEMPORARY_COMFORT = `${PALM_DESERT}/contemporary-comfort`;
export const VACANT_STAGING = "/services/vacant-home-staging";

/** The homes that a city or service page shows. */
export const homes = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /View Details/ }) });
