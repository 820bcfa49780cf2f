import { getContactPath } from "#app/lib/paths.ts";
import type { Content } from "#app/model/schema/content.ts";

export function citiesOf(projects: { city: string }[]): string[] {
  return [...new Set(projects.map(({ city }) => city))];
}

export function cityLink({ cities }: Content, name: string) {
  return { name, path: cities.find(({ city }) => city === name)?.path };
}

export function serviceLink({ path, title, seo }: Content["servicePages"][number]) {
  return { name: title, type: seo.type, path };
}

export function estimateLink({ estimate }: Content, service?: string) {
  return estimate && { label: estimate.title, to: getContactPath(service, "estimate") };
}

/** The owner's own pages that ask to be named on Home and Contact. */
export function namedPages({ customPages }: Content) {
  return customPages.flatMap(({ path, title, inSentence }) =>
    inSentence ? { path, title, inSentence } : [],
  );
}

export type CityLink = ReturnType<typeof cityLink>;
export type ServiceLink = ReturnType<typeof serviceLink>;
