import { STAGING_NAMES, type Staging } from "#app/config/stagings.ts";

export function citiesOf(projects: { city: string }[]): string[] {
  return [...new Set(projects.map(({ city }) => city))];
}

/** The kinds of staging there are to show, in the order of the filter's values. */
export function stagingsOf(projects: { staging: Staging }[]): Staging[] {
  return STAGING_NAMES.filter((name) => projects.some(({ staging }) => staging === name));
}
