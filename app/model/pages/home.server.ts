import { getSite } from "#app/model/read/site.server.ts";
import { withPhoto } from "./with-photo.server.ts";

export async function getHomePage() {
  const { content, photos } = await getSite();
  const { hero, transformation, testimonials, closing, ...page } = content.home;
  return {
    ...page,
    hero: withPhoto(hero, photos),
    statistics: { ...page.statistics, items: content.statistics, rating: content.business.rating },
    transformation: {
      ...transformation,
      after: photos.photo(transformation.photo),
      before: photos.before(transformation.photo),
    },
    services: {
      ...page.services,
      cards: content.services.map((card) => withPhoto(card, photos)),
    },
    gallery: {
      ...page.gallery,
      items: content.gallery.map((item) => withPhoto(item, photos)),
    },
    testimonials: {
      ...withPhoto(testimonials, photos),
      items: content.testimonials.map((item) => ({
        ...item,
        photo: item.photo ? photos.photo(item.photo) : undefined,
      })),
    },
    closing: withPhoto(closing, photos),
  };
}

export type HomePage = Awaited<ReturnType<typeof getHomePage>>;
