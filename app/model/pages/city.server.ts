import { MAX_PROJECTS } from "#app/config/limits.ts";
import { cityPath, filteredPath } from "#app/lib/paths.ts";
import type { PhotoLibrary } from "#app/model/read/photos.server.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { asking } from "./parts/contact.server.ts";
import { cityLink } from "./parts/links.ts";
import { pairsOf, withPhotos } from "./parts/photos.server.ts";
import { projectCard } from "./parts/project-card.server.ts";
import { faqEntry, linkedText } from "./parts/rich-text.server.ts";

export async function getCityPage(path: string) {
  const site = await getSite();
  const { content, photos } = site;
  const entry = content.cities.find(({ city }) => cityPath(city) === path);
  if (!entry) return undefined;
  const { city, neighbors = [], ...page } = entry;
  const projects = content.projects.filter((project) => project.city === city);
  const named = (...texts: (string | undefined)[]) => texts.some((text) => text?.includes(city));
  return {
    ...withPhotos(page, photos),
    city,
    path,
    answer: linkedText(page.answer, site),
    asking: asking(content),
    projects: projects.slice(0, MAX_PROJECTS).map((project) => projectCard(project, photos)),
    links: linksOf(city, projects.length),
    beforeAfter: { ...content.projectPage.beforeAfter, pairs: onePair(projects, photos) },
    testimonials: content.testimonials.filter((item) => named(item.city, item.quote)),
    faqs: content.faqs
      .filter(({ question, answer }) => named(question, answer))
      .map((faq) => faqEntry(faq, site)),
    neighbors: neighbors.map((name) => cityLink(content, name)),
    closing: withPhotos(content.portfolio.closing, photos),
  };
}

/** If possible one that is not on a card of the same page. */
function onePair(projects: Content["projects"], photos: PhotoLibrary) {
  const onCards = new Set(projects.map(({ image }) => image));
  const captioned = projects.flatMap((project) => project.photos);
  const others = captioned.filter(({ file }) => !onCards.has(file));
  return [...pairsOf(others, photos), ...pairsOf(captioned, photos)].slice(0, 1);
}

function linksOf(city: string, count: number) {
  return count > MAX_PROJECTS
    ? [{ label: `See all ${count} homes in ${city}`, to: filteredPath({ city }) }]
    : [];
}

export type CityPage = NonNullable<Awaited<ReturnType<typeof getCityPage>>>;
