import type { ContentProblems } from "#app/model/read/problems.ts";
import type { Site } from "./links.ts";

const FILE = "cities.yml";

/** A page for a city needs a home there and words of its own, or it would only be a doorway. */
export function checkCities({ content, isComplete }: Site, problems: ContentProblems) {
  const { cities = [], projects = [] } = content;
  const staged = new Set(projects.map(({ city }) => city));
  /** The first city of which each paragraph is said. */
  const cityOf = new Map<string, string>();
  cities.forEach(({ city, answer, market }, index) => {
    const place = `item ${index + 1}`;
    // While an entry is wrong, its project may well be the one that is missed.
    if (isComplete && !staged.has(city))
      problems.add(FILE, `${place}, city`, `${city} has no project yet, so it cannot have a page`);
    if (!answer.includes(city))
      problems.add(FILE, `${place}, answer`, `does not name ${city}, which it is about`);
    const known = market.find((paragraph) => cityOf.has(paragraph));
    if (known)
      problems.add(FILE, `${place}, market`, `says the same of ${city} as of ${cityOf.get(known)}`);
    for (const paragraph of market) cityOf.set(paragraph, cityOf.get(paragraph) ?? city);
  });
}
