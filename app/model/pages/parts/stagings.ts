import { STAGING_NAMES, type Staging } from "#app/config/stagings.ts";

/** The kinds of homes there are to show, in the order of the filter's values. */
export function stagingsOf(projects: { staging: Staging }[]): Staging[] {
  return STAGING_NAMES.filter((name) => projects.some(({ staging }) => staging === name));
}
