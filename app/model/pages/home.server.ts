import { getSite } from "#app/model/read/site.server.ts";
import { estimateLink, photoOwnerPath, serviceLink } from "./parts/links.ts";
import { withPhoto } from "./parts/photos.server.ts";

export async function getHomePage() {
  const { content, photos } = await getSite();
  const { hero, transformation, testimonials, closing, ...page } = content.home;
  return {
    ...page,
    hero: { ...withPhoto(hero, photos), before: photos.before(hero.photo) },
    statistics: {
      note: page.statistics?.note,
      items: content.statistics,
      rating: content.business.rating,
    },
    transformation: transformation && {
      ...transformation,
      after: photos.photo(transformation.photo),
      before: photos.before(transformation.photo),
    },
    services: {
      ...page.services,
      cards: content.services.map((card) => withPhoto(card, photos)),
      pages: content.servicePages.map(serviceLink),
      estimate: estimateLink(content),
    },
    gallery: page.gallery && {
      ...page.gallery,
      items: content.gallery.map((item) => ({
        ...withPhoto(item, photos),
        to: photoOwnerPath(content, item.photo),
      })),
    },
    testimonials: testimonials && {
      ...withPhoto(testimonials, photos),
      reviewsUrl: content.business.rating?.url,
      items: content.testimonials.map((item) => ({
        ...item,
        photo: item.photo ? photos.photo(item.photo) : undefined,
      })),
    },
    closing: withPhoto(closing, photos),
  };
}

export type HomePage = Awaited<ReturnType<typeof getHomePage>>;
export type GalleryItem = NonNullable<HomePage["gallery"]>["items"][number];
export type Testimonial = NonNullable<HomePage["testimonials"]>["items"][number];
