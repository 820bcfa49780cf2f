import { cityPath, contactPath, ownPagePath, servicePath } from "#app/lib/paths.ts";
import type { Content } from "#app/model/schema/content.ts";

export function citiesOf(projects: { city: string }[]): string[] {
  return [...new Set(projects.map(({ city }) => city))];
}

export function cityLink({ cities }: Content, name: string) {
  const hasPage = cities.some(({ city }) => city === name);
  return { name, path: hasPage ? cityPath(name) : undefined };
}

export function serviceLink({ slug, title, seo }: Content["servicePages"][number]) {
  return { name: title, type: seo.type, path: servicePath(slug) };
}

export function estimateLink({ estimate }: Content, service?: string) {
  return estimate && { label: estimate.title, to: contactPath(service, "estimate") };
}

/** The owner's own pages that ask to be named on Home and Contact. */
export function namedPages({ ownPages }: Content) {
  return ownPages.flatMap(({ slug, title, inSentence }) =>
    inSentence ? { path: ownPagePath(slug), title, inSentence } : [],
  );
}

export type CityLink = ReturnType<typeof cityLink>;
export type ServiceLink = ReturnType<typeof serviceLink>;
