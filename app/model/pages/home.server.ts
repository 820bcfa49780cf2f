import { ownPagePath, servicePath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { estimateLink, photoOwnerPath } from "./parts/links.ts";
import { withPhotos } from "./parts/photos.server.ts";

export async function getHomePage() {
  const { content, photos } = await getSite();
  const { hero, transformation } = content.home;
  const page = withPhotos(content.home, photos);
  return {
    ...page,
    hero: { ...page.hero, before: photos.before(hero.photo) },
    statistics: {
      note: page.statistics?.note,
      testimonial: content.testimonials.find(({ id }) => id === page.statistics?.testimonial),
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
      cards: withPhotos(content.services, photos),
      inDetail: page.services.inDetail ?? "In detail:",
      pages: [
        ...content.servicePages.map(({ slug, title, inSentence = title.toLowerCase() }) => ({
          path: servicePath(slug),
          inSentence,
        })),
        ...content.ownPages.flatMap(({ slug, inSentence }) =>
          inSentence ? { path: ownPagePath(slug), inSentence } : [],
        ),
      ],
      estimate: estimateLink(content),
    },
    gallery: page.gallery && {
      ...page.gallery,
      items: content.gallery.map((item) => ({
        ...withPhotos(item, photos),
        to: photoOwnerPath(content, item.photo),
      })),
    },
    testimonials: page.testimonials && {
      ...page.testimonials,
      reviewsUrl: content.business.rating?.url,
      items: withPhotos(content.testimonials, photos),
    },
  };
}

export type HomePage = Awaited<ReturnType<typeof getHomePage>>;
export type GalleryItem = NonNullable<HomePage["gallery"]>["items"][number];
