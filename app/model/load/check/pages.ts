import { ALL_PAGES, LEGAL_PAGES } from "#app/config/pages.ts";
import type { ContentReader } from "#app/model/load/content-reader.server.ts";
import type { Path } from "#app/model/load/describe-problem.ts";
import { suggestClosest } from "#app/model/load/find-closest.ts";
import { findRedirect } from "#app/redirects.ts";

/** Without a project and text of its own, a city page would only be a doorway page. */
export function checkCities({ content, invalid, problems }: ContentReader) {
  const { cities = [], projects = [] } = content;
  const staged = new Set(projects.filter(({ draft }) => !draft).map(({ city }) => city));
  const citiesByParagraph = new Map<string, string>();
  cities.forEach(({ city, answer, heading, seo, market }, index) => {
    const add = (path: Path, what: string) => problems.add("cities.yml", [index, ...path], what);
    // This is skipped while any file is invalid, because that file may be the project.
    if (invalid.size === 0 && !staged.has(city))
      add(["city"], `${city} has no project yet, so it can't have a page`);
    const unnamed = `doesn't name ${city}, the city it's about`;
    if (!answer.includes(city)) add(["answer"], unnamed);
    if (!heading.includes(city)) add(["heading"], unnamed);
    if (!seo.city.includes(city)) add(["seo", "city"], unnamed);
    const known = market.find((paragraph) => citiesByParagraph.has(paragraph));
    if (known)
      add(["market"], `says the same about ${city} as about ${citiesByParagraph.get(known)}`);
    for (const paragraph of market)
      citiesByParagraph.set(paragraph, citiesByParagraph.get(paragraph) ?? city);
  });
}

export function checkServicePages({ content, problems }: ContentReader) {
  const { servicePages = [], projects = [] } = content;
  const categories = projects.map(({ category }) => category);
  for (const { slug, staging, category } of servicePages) {
    if (!category) continue;
    const add = (what: string) => problems.add(`services/${slug}.md`, ["category"], what);
    const meant = categories.includes(category) ? undefined : suggestClosest(category, categories);
    if (staging) add("can't be combined with staging. Remove one of them.");
    if (meant) add(`has no project; ${meant}`);
  }
}

/** A build has files or folders with these names. */
const RESERVED = ["404", "admin", "assets", "fallback", "not-found", "qr", "share", "uploads"];

export function checkCustomPages({ content, invalid, problems }: ContentReader) {
  const { customPages = [] } = content;
  for (const { slug, path } of customPages) {
    const refuse = (why: string) =>
      problems.add(getFile(slug), [], `would be ${path}, ${why}. Give the file another name.`);
    const to = findRedirect(path);
    if (ALL_PAGES.some((single) => single.path === path)) refuse("a page that is there already");
    else if (to) refuse(`which leads to ${to} on every site`);
    else if (RESERVED.includes(slug)) refuse("which the site needs for itself");
  }
  for (const slug of LEGAL_PAGES.keys())
    if (!customPages.some((page) => page.slug === slug) && !invalid.has(getFile(slug)))
      problems.add(getFile(slug), [], "the file is missing");
}

/** An altered picture in the place of an original would be presented as the truth. */
export function checkOriginals({ content, problems }: ContentReader) {
  const { originals = [] } = content;
  const altered = originals.flatMap(({ pairs }) => pairs.map((pair) => pair.altered));
  for (const { slug, pairs } of originals)
    pairs.forEach(({ original }, index) => {
      const what = `${original} is an altered picture. Name the one before anything was changed.`;
      if (altered.includes(original))
        problems.add(`originals/${slug}.yml`, ["pairs", index, "original"], what);
    });
}

const getFile = (slug: string) => `pages/${slug}.md`;
