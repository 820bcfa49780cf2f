import { MAX_PROJECTS } from "#app/config/limits.ts";
import type { PhotoPreset } from "#app/config/photo-presets.ts";
import { getFilteredPath } from "#app/lib/paths.ts";
import { pick } from "#app/lib/pick.ts";
import type { Site } from "#app/model/load/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Photo } from "#app/model/types/photo.ts";
import type { RichText } from "#app/model/types/rich-text.ts";
import { getContactWays } from "./parts/contact.server.ts";
import { getCityLink } from "./parts/links.ts";
import { getPairs, getTeaserCards, listPhotoFiles, resolveClosing } from "./parts/photos.server.ts";
import { getAnswer, getFaqs, getRichText } from "./parts/rich-text.server.ts";

export function getCityPage(site: Site, path: string) {
  const { content, photos } = site;
  const entry = content.cities.find((candidate) => candidate.path === path);
  if (!entry) return undefined;
  const { city, faqs = [], neighbors = [], ...page } = entry;
  const projects = content.projects.filter((project) => project.city === city);
  const teasers = getTeaserCards(site, path, projects.slice(0, MAX_PROJECTS));
  const from = listPhotoFiles(projects);
  const getSlot = (name: string, preset: PhotoPreset, chosen?: string) =>
    photos.fillSlot({ page: path, name, preset, chosen, from });
  const compared = projects
    .flatMap((project) => project.photos.map((photo) => ({ project, photo })))
    .find(({ photo }) => photos.hasBefore(photo.file));
  return {
    ...pick(entry, "city", "path", "seo", "heading"),
    answer: getAnswer(page, site),
    opening: { photo: photos.getPhoto(page.photo, "answer") },
    market: getMarket(entry, site, getSlot("market", "margin", page.marketPhoto)),
    contact: getContactWays(content),
    projects: teasers,
    links:
      projects.length > MAX_PROJECTS
        ? [{ label: `See all ${projects.length} homes in ${city}`, to: getFilteredPath({ city }) }]
        : [],
    beforeAfter: {
      ...content.projectPage.beforeAfter,
      ...compared?.project.beforeAfter,
      pairs: compared ? getPairs([compared.photo], photos) : [],
    },
    quotes: {
      items: content.testimonials.filter((item) => item.city === city),
      photo: getSlot("quote", "testimonial", page.quotePhoto).photo,
    },
    faqs: getFaqs(site, ({ question }) => faqs.includes(question)),
    neighbors: neighbors.map((name) => getCityLink(content, name)),
    closing: resolveClosing(site, content.portfolio.closing, page.closing),
  };
}

type City = Content["cities"][number];

type Slot = { file?: string; photo?: Photo };

function getMarket({ city, market }: City, site: Site, { file, photo }: Slot): RichText {
  const inGalleries = site.content.projects.flatMap((project) => project.photos);
  const caption = inGalleries.find((shown) => shown.file === file)?.caption ?? "";
  const [first = [], ...others] = market.map((paragraph) => getRichText(paragraph, site));
  return [
    { kind: "heading", level: 2, id: "market", children: [`Selling in ${city}`] },
    ...first,
    ...(photo ? [{ kind: "figure" as const, photo, caption }] : []),
    ...others.flat(),
  ];
}

export type CityPage = NonNullable<ReturnType<typeof getCityPage>>;
