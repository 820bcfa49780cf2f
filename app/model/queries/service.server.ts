import { MAX_PROJECTS } from "#app/config/limits.ts";
import { STAGING_TYPES } from "#app/config/staging-types.ts";
import type { Site } from "#app/model/load/site.server.ts";
import type { Photo } from "#app/model/types/photo.ts";
import type { RichText } from "#app/model/types/rich-text.ts";
import { getContactWays } from "./parts/contact.server.ts";
import { getCityLink } from "./parts/links.ts";
import { getPairs, getTeaserCards, listPhotoFiles, resolveClosing } from "./parts/photos.server.ts";
import { findFigures, getAnswer, getFaqs, getRichText } from "./parts/rich-text.server.ts";

const FIGURES = ["first figure", "second figure"];

export function getServicePage(site: Site, slug: string) {
  const { content, photos } = site;
  const page = content.servicePages.find((candidate) => candidate.slug === slug);
  if (!page) return undefined;
  const { path, title, seo, body, caption, staging, category, faqs = [] } = page;
  const projects = content.projects.filter((project) =>
    staging ? project.staging === staging : category && project.category === category,
  );
  const ask = getContactWays(content, staging ?? slug);
  // The estimator counts furnished rooms, so it has no answer for advice or photos.
  const estimate = staging || category ? ask.estimate : undefined;
  const { booking } = content.settings;
  const { closing } = content.home;
  const button = { ...closing.button, to: ask.form.to };
  const pair = findPair(page.beforeAfter, site);
  const teasers = getTeaserCards(site, path, projects.slice(0, MAX_PROJECTS));
  const slots = findFigures(body).length > 0 ? [] : FIGURES;
  const from = listPhotoFiles(projects);
  return {
    title,
    seo,
    answer: getAnswer(page, site),
    path,
    opening: { photo: pair?.after ?? photos.getPhoto(page.photo, "answer"), pair, caption },
    contact: { ...ask, estimate, ...(booking && { booking }) },
    body: spreadPhotos(
      getRichText(body, site, "margin"),
      slots.flatMap(
        (name) => photos.fillSlot({ page: path, name, preset: "margin", from }).photo ?? [],
      ),
    ),
    staged: {
      name: staging ? STAGING_TYPES[staging].plural : `${category} homes`,
      projects: teasers,
    },
    faqs: getFaqs(site, ({ question }) => faqs.includes(question)),
    cities: content.business.serviceArea.map((city) => getCityLink(content, city)),
    closing: resolveClosing(site, { ...closing, button }, page.closing),
  };
}

function findPair(file: string | undefined, { content, photos }: Site) {
  if (!file) return undefined;
  const captioned = content.projects.flatMap((project) => project.photos);
  const caption = captioned.find((photo) => photo.file === file)?.caption;
  const shown = { file, caption: caption ?? photos.getPhoto(file, "answer").alt };
  return getPairs([shown], photos, "answer")[0];
}

/** Photos that the text doesn't place go before headings, at equal distances. */
function spreadPhotos(blocks: RichText, photos: Photo[]): RichText {
  const titles = blocks.filter((block) => block.kind === "heading" && block.level === 2);
  const places = photos.map((_, index) =>
    Math.ceil(((index + 1) * titles.length) / (photos.length + 1)),
  );
  return blocks.flatMap((block): RichText => {
    const photo = photos[places.indexOf(titles.indexOf(block))];
    return photo ? [{ kind: "figure", photo, caption: "" }, block] : [block];
  });
}

export type ServicePage = NonNullable<ReturnType<typeof getServicePage>>;
