import type { Shell } from "#app/model/types.ts";

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** Brand and origin for a page's metadata, taken from the root route's data. */
export function siteIdentity(matches: Matches): { brand: string; origin: string; city: string } {
  const [root] = matches.filter((match) => match?.id === "root");
  const { business } = (root as { loaderData: Shell }).loaderData;
  return { brand: business.name, origin: business.website, city: business.city };
}
