import { addressLines } from "#app/lib/text/address-lines.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { contactOf } from "./parts/contact.server.ts";
import { withPhoto } from "./parts/photos.server.ts";

export async function getContactPage() {
  const { content, photos } = await getSite();
  return {
    ...withPhoto(content.contact, photos),
    service: content.settings.inquiries,
    estimate: content.estimate,
    business: {
      ...contactOf(content.business),
      hours: content.business.hours,
      address: addressLines(content.business),
    },
    rating: content.business.rating,
    testimonial: content.testimonials.find(({ id }) => id === content.contact.testimonial),
    closing: withPhoto(content.contact.closing, photos),
  };
}

export type ContactPage = Awaited<ReturnType<typeof getContactPage>>;
