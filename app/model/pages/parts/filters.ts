import { STAGING_NAMES, type Staging } from "#app/config/stagings.ts";

export function citiesOf(projects: { city: string }[]): string[] {
  return [...new Set(projects.map(({ city }) => city))];
}

export function stagingsOf(projects: { staging: Staging }[]): Staging[] {
  return STAGING_NAMES.filter((name) => projects.some(({ staging }) => staging === name));
}
