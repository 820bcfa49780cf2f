import { closest } from "#app/lib/text/closest.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { CheckedContent } from "./checked-content.ts";
import type { Path } from "./describe-problem.ts";

/** A page for a city needs a project there and words of its own, or it would only be a doorway. */
export function checkCities({ content, isComplete, problems }: CheckedContent) {
  const { cities = [], projects = [], faqs } = content;
  const staged = new Set(projects.filter(({ draft }) => !draft).map(({ city }) => city));
  const cityOf = new Map<string, string>();
  cities.forEach(({ city, answer, heading, seo, market, ...page }, index) => {
    const add = (path: Path, what: string) => problems.add("cities.yml", [index, ...path], what);
    checkQuestions(page.faqs, faqs, add);
    // While an entry is wrong, its project may well be the one that is missed.
    if (isComplete && !staged.has(city))
      add(["city"], `${city} has no project yet, so it cannot have a page`);
    const unnamed = `does not name ${city}, which it is about`;
    if (!answer.includes(city)) add(["answer"], unnamed);
    if (!heading.includes(city)) add(["heading"], unnamed);
    if (!seo.city.includes(city)) add(["seo", "city"], unnamed);
    const known = market.find((paragraph) => cityOf.has(paragraph));
    if (known) add(["market"], `says the same of ${city} as of ${cityOf.get(known)}`);
    for (const paragraph of market) cityOf.set(paragraph, cityOf.get(paragraph) ?? city);
  });
}

export function checkServicePages({ content, problems }: CheckedContent) {
  const { servicePages = [], projects = [], faqs, photos, home } = content;
  const categories = projects.map(({ category }) => category);
  const paired = new Set(photos?.map(({ beforeOf }) => beforeOf));
  const byStaging = new Map<string, string>();
  const pair = home?.transformation?.photo;
  if (photos && pair && !paired.has(pair))
    problems.add("pages/home.yml", ["transformation", "photo"], noPair(pair));
  for (const page of servicePages) {
    const add = (path: Path, what: string) => problems.add(`services/${page.slug}.md`, path, what);
    checkQuestions(page.faqs, faqs, add);
    if (photos && page.beforeAfter && !paired.has(page.beforeAfter))
      add(["beforeAfter"], noPair(page.beforeAfter));
    if (page.staging && page.category) add(["category"], "stays out where staging is given");
    const { category } = page;
    const meant = category && !categories.includes(category) && closest(category, categories);
    if (meant) add(["category"], `has no project; did you mean ${meant}?`);
    if (!page.staging) continue;
    const first = byStaging.get(page.staging);
    if (first) add(["staging"], `${page.staging} is also the staging of ${first}`);
    else byStaging.set(page.staging, page.slug);
  }
}

function checkQuestions(
  named: string[] = [],
  faqs: Content["faqs"] | undefined,
  add: (path: Path, what: string) => void,
) {
  const questions = new Set(faqs?.map(({ question }) => question));
  named.forEach((question, index) => {
    if (faqs && !questions.has(question))
      add(["faqs", index], `"${question}" is not a question of faqs.yml`);
  });
}

const noPair = (photo: string) => `photos.yml has no photo with beforeOf: ${photo}`;
