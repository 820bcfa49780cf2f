import { PATHS } from "#app/config/paths.ts";
import { TALL_TILES } from "#app/config/photo-presets.ts";
import { getFilteredPath, getProjectPhotoPath } from "#app/lib/paths.ts";
import { pick } from "#app/lib/pick.ts";
import { capitalize } from "#app/lib/text/format.ts";
import type { Site } from "#app/model/load/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { getEstimateLink, getPromotedPages, getServiceLink } from "./parts/links.ts";
import { calculateNights } from "./parts/nights.server.ts";

const SERVICE_CARDS = ["serviceCard", "wideServiceCard", "squareServiceCard"] as const;

export function getHomePage({ content, photos }: Site) {
  const { home } = content;
  const { hero, transformation } = home;
  return {
    ...home,
    hero: {
      ...photos.resolvePhoto(hero, "hero"),
      before: photos.getBeforePhoto(hero.photo, "emptyRoom"),
      dusk: hero.dusk && {
        ...photos.resolvePhoto(hero.dusk, "hero"),
        ...pick(content.business, "city", "timeZone"),
        nights: calculateNights(content.business),
      },
    },
    statistics: {
      note: home.statistics?.note,
      testimonial: content.testimonials.find(({ id }) => id === home.statistics?.testimonial),
      items: content.statistics,
      rating: content.business.rating,
    },
    transformation: transformation && {
      ...transformation,
      after: photos.getPhoto(transformation.photo, "beforeAfter"),
      before: photos.getBeforePhoto(transformation.photo, "beforeAfter"),
    },
    services: {
      ...home.services,
      cards: content.serviceCards.map((card, index) => {
        const page = content.servicePages.find((candidate) => isPageOfCard(candidate, card));
        const photo = SERVICE_CARDS[index] ?? "serviceCard";
        return { ...photos.resolvePhoto(card, photo), page: page && getServiceLink(page) };
      }),
      inDetail: (home.services.inDetail ?? "In detail").replace(/:$/, ""),
      others: content.servicePages
        .filter((page) => !content.serviceCards.some((card) => isPageOfCard(page, card)))
        .map(({ path, title, inSentence = title, price = "" }) => ({
          label: capitalize(inSentence),
          value: price,
          to: path,
        })),
      pages: getPromotedPages(content),
      estimate: getEstimateLink(content),
    },
    gallery: home.gallery && {
      ...home.gallery,
      items: content.gallery.map((item, index) => ({
        ...photos.resolvePhoto(item, TALL_TILES.includes(index) ? "tallTile" : "tile"),
        to: findPhotoPath(content, item.photo),
      })),
    },
    testimonials: home.testimonials && {
      ...photos.resolvePhoto(home.testimonials, "testimonial"),
      reviewsUrl: content.business.rating?.url,
      items: content.testimonials.map((item) => photos.resolvePhoto(item, "testimonial")),
    },
    closing: photos.resolvePhoto(home.closing, "closing"),
  };
}

type Card = Content["serviceCards"][number];

const isPageOfCard = ({ staging }: Content["servicePages"][number], { link }: Card) =>
  staging !== undefined && link === getFilteredPath({ staging });

function findPhotoPath({ projects }: Content, photo: string): string {
  for (const project of projects) {
    const index = project.photos.findIndex(({ file }) => file === photo);
    if (index >= 0) return getProjectPhotoPath(project, index);
    const { sections = [], highlights = [] } = project;
    if ([...sections, ...highlights].some((part) => part.photo === photo)) return project.path;
  }
  return PATHS.portfolio;
}

export type HomePage = ReturnType<typeof getHomePage>;
export type GalleryItem = NonNullable<HomePage["gallery"]>["items"][number];
