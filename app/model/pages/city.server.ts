import { MAX_PROJECTS } from "#app/config/limits.ts";
import { cityPath, filteredPath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { asking } from "./parts/contact.server.ts";
import { cityLink } from "./parts/links.ts";
import { closingOf, teaserCards } from "./parts/page-slots.server.ts";
import { pairsOf, withPhotos } from "./parts/photos.server.ts";
import { faqEntry, linkedText } from "./parts/rich-text.server.ts";
import { projectsIn } from "./parts/shown-projects.ts";

export async function getCityPage(path: string) {
  const site = await getSite();
  const { content, photos } = site;
  const entry = content.cities.find(({ city }) => cityPath(city) === path);
  if (!entry) return undefined;
  const { city, neighbors = [], ...page } = entry;
  const projects = projectsIn(content, city);
  const captioned = projects.flatMap((project) => project.photos);
  const named = (...texts: (string | undefined)[]) => texts.some((text) => text?.includes(city));
  return {
    ...withPhotos(page, photos),
    city,
    path,
    answer: linkedText(page.answer, site),
    asking: asking(content),
    projects: teaserCards(site, path, projects.slice(0, MAX_PROJECTS)),
    links: linksOf(city, projects.length),
    beforeAfter: {
      ...content.projectPage.beforeAfter,
      pairs: pairsOf(captioned, photos).slice(0, 1),
    },
    testimonials: content.testimonials.filter((item) => named(item.city, item.quote)),
    faqs: content.faqs
      .filter(({ question, answer }) => named(question, answer))
      .map((faq) => faqEntry(faq, site)),
    neighbors: neighbors.map((name) => cityLink(content, name)),
    closing: closingOf(site, path, content.portfolio.closing, page.closing),
  };
}

function linksOf(city: string, count: number) {
  return count > MAX_PROJECTS
    ? [{ label: `See all ${count} homes in ${city}`, to: filteredPath({ city }) }]
    : [];
}

export type CityPage = NonNullable<Awaited<ReturnType<typeof getCityPage>>>;
