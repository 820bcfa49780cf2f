import { getContactPath } from "#app/lib/paths.ts";
import type { Content } from "#app/model/schema/content.ts";

export function listCities(projects: { city: string }[]): string[] {
  return [...new Set(projects.map(({ city }) => city))];
}

export function getCityLink({ cities }: Content, name: string) {
  return { name, path: cities.find(({ city }) => city === name)?.path };
}

export function getServiceLink({ path, title, seo }: Content["servicePages"][number]) {
  return { name: title, type: seo.type, path };
}

export function getEstimateLink({ estimate }: Content, service?: string) {
  return estimate && { label: estimate.title, to: getContactPath(service, "estimate") };
}

export function getPromotedPages({ customPages }: Content) {
  return customPages.flatMap(({ path, title, inSentence }) =>
    inSentence ? { path, title, inSentence } : [],
  );
}

export type CityLink = ReturnType<typeof getCityLink>;
export type ServiceLink = ReturnType<typeof getServiceLink>;
