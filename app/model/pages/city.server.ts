import { MAX_PROJECTS } from "#app/config/limits.ts";
import { cityPath, filteredPath } from "#app/lib/paths.ts";
import { getSite, type Site } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { RichText } from "#app/model/schema/rich-text.ts";
import { contactWays } from "./parts/contact.server.ts";
import { cityLink } from "./parts/links.ts";
import { pairsOf } from "./parts/photos.server.ts";
import { answerText, faqEntry, linkedText } from "./parts/rich-text.server.ts";
import { comparedIn, projectsIn } from "./parts/shown-projects.ts";
import { closingOf, slotPhoto, teaserCards } from "./parts/slot-photos.server.ts";

export async function getCityPage(path: string) {
  const site = await getSite();
  const { content, photos } = site;
  const entry = content.cities.find(({ city }) => cityPath(city) === path);
  if (!entry) return undefined;
  const { city, seo, heading, faqs = [], neighbors = [], ...page } = entry;
  const projects = projectsIn(content, city);
  const compared = comparedIn(projects, (file) => photos.before(file));
  const named = (...texts: string[]) => texts.some((text) => mentions(city, text));
  return {
    city,
    path,
    seo,
    heading,
    answer: answerText(page, site),
    opening: { photo: photos.photo(page.photo) },
    market: marketOf(entry, site, path),
    contact: contactWays(content),
    projects: teaserCards(site, path, projects.slice(0, MAX_PROJECTS)),
    links: linksOf(city, projects.length),
    beforeAfter: {
      ...content.projectPage.beforeAfter,
      ...compared?.project.beforeAfter,
      pairs: compared ? pairsOf([compared.photo], photos) : [],
    },
    quotes: {
      items: content.testimonials.filter((item) =>
        item.city ? item.city === city : named(item.quote),
      ),
      photo: slotPhoto(site, path, "quote"),
    },
    faqs: content.faqs
      .filter(({ question, answer }) => faqs.includes(question) || named(question, answer))
      .map((faq) => faqEntry(faq, site)),
    neighbors: neighbors.map((name) => cityLink(content, name)),
    closing: closingOf(site, path, content.portfolio.closing, page.closing),
  };
}

/** "Costa Mesa" does not speak of Mesa, but "In Mesa" does. */
export const mentions = (city: string, text: string) =>
  new RegExp(`(?<!\\b(?!(In|At|From|To|The|Our)\\b)\\p{Lu}\\p{L}+\\s)\\b${city}\\b`, "u").test(
    text,
  );

function marketOf({ city, market }: Content["cities"][number], site: Site, path: string): RichText {
  const [first = [], ...others] = market.map((paragraph) => linkedText(paragraph, site));
  const photo = slotPhoto(site, path, "market");
  return [
    { kind: "heading", level: 2, id: "market", children: [`Selling in ${city}`] },
    ...first,
    ...(photo ? [{ kind: "figure" as const, photo, caption: "" }] : []),
    ...others.flat(),
  ];
}

function linksOf(city: string, count: number) {
  return count > MAX_PROJECTS
    ? [{ label: `See all ${count} homes in ${city}`, to: filteredPath({ city }) }]
    : [];
}

export type CityPage = NonNullable<Awaited<ReturnType<typeof getCityPage>>>;
