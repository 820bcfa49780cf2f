import { ALL_PAGES, LEGAL_PAGES } from "#app/config/pages.ts";
import type { ContentReader } from "#app/model/read/reader.server.ts";
import { findRedirect } from "#app/redirects.ts";
import { didYouMean } from "./closest.ts";
import type { Path } from "./describe-problem.ts";

/** A page for a city needs a project there and words of its own, or it would only be a doorway. */
export function checkCities({ content, wrong, problems }: ContentReader) {
  const { cities = [], projects = [] } = content;
  const staged = new Set(projects.filter(({ draft }) => !draft).map(({ city }) => city));
  const cityOf = new Map<string, string>();
  cities.forEach(({ city, answer, heading, seo, market }, index) => {
    const add = (path: Path, what: string) => problems.add("cities.yml", [index, ...path], what);
    // While an entry is wrong, its project may well be the one that is missed.
    if (wrong.size === 0 && !staged.has(city))
      add(["city"], `${city} has no project yet, so it can't have a page`);
    const unnamed = `doesn't name ${city}, the city it's about`;
    if (!answer.includes(city)) add(["answer"], unnamed);
    if (!heading.includes(city)) add(["heading"], unnamed);
    if (!seo.city.includes(city)) add(["seo", "city"], unnamed);
    const known = market.find((paragraph) => cityOf.has(paragraph));
    if (known) add(["market"], `says the same about ${city} as about ${cityOf.get(known)}`);
    for (const paragraph of market) cityOf.set(paragraph, cityOf.get(paragraph) ?? city);
  });
}

export function checkServicePages({ content, problems }: ContentReader) {
  const { servicePages = [], projects = [] } = content;
  const categories = projects.map(({ category }) => category);
  for (const { slug, staging, category } of servicePages) {
    if (!category) continue;
    const add = (what: string) => problems.add(`services/${slug}.md`, ["category"], what);
    const meant = categories.includes(category) ? undefined : didYouMean(category, categories);
    if (staging) add("can't be combined with staging. Remove one of them.");
    if (meant) add(`has no project; ${meant}`);
  }
}

/** What stands beside the pages in a build. */
const RESERVED = ["404", "admin", "assets", "fallback", "not-found", "share", "uploads"];

export function checkOwnPages({ content, wrong, problems }: ContentReader) {
  const { ownPages = [] } = content;
  for (const { slug, path } of ownPages) {
    const refuse = (why: string) =>
      problems.add(fileOf(slug), [], `would be ${path}, ${why}. Give the file another name.`);
    const to = findRedirect(path);
    if (ALL_PAGES.some((single) => single.path === path)) refuse("a page that is there already");
    else if (to) refuse(`which leads to ${to} on every site`);
    else if (RESERVED.includes(slug)) refuse("which the site needs for itself");
  }
  for (const slug of LEGAL_PAGES.keys())
    if (!ownPages.some((page) => page.slug === slug) && !wrong.has(fileOf(slug)))
      problems.add(fileOf(slug), [], "the file is missing");
}

const fileOf = (slug: string) => `pages/${slug}.md`;
