import { ownPagePath } from "#app/lib/paths.ts";
import { addressLines } from "#app/lib/text/address-lines.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { contactOf } from "./parts/contact.server.ts";
import { withPhotos } from "./parts/photos.server.ts";

export async function getContactPage() {
  const { content, photos } = await getSite();
  const { business, contact, estimate, settings, testimonials } = content;
  return {
    ...withPhotos(contact, photos),
    service: settings.inquiries,
    estimate,
    business: {
      ...contactOf(business),
      hours: business.hours,
      address: addressLines(business),
    },
    rating: business.rating,
    testimonial: testimonials.find(({ id }) => id === contact.testimonial),
    pages: content.ownPages.flatMap(({ slug, title, inSentence }) =>
      inSentence ? { title, path: ownPagePath(slug) } : [],
    ),
  };
}

export type ContactPage = Awaited<ReturnType<typeof getContactPage>>;
