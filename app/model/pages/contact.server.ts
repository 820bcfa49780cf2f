import { getAddressLines } from "#app/lib/text/format.ts";
import type { Site } from "#app/model/read/site.server.ts";
import { measuresOf } from "#app/model/schema/measures.ts";
import { contactOf } from "./parts/contact.server.ts";
import { namedPages } from "./parts/links.ts";

export function getContactPage({ content, photos }: Site) {
  const { business, contact, estimate, settings, testimonials } = content;
  const measures = measuresOf(business);
  return {
    ...photos.framed(contact, "contactCard"),
    closing: photos.framed(contact.closing, "closing"),
    service: settings.inquiries,
    measures,
    estimate: estimate && { ...estimate, measures },
    business: { ...contactOf(business), hours: business.hours, address: getAddressLines(business) },
    rating: business.rating,
    testimonial: testimonials.find(({ id }) => id === contact.testimonial),
    pages: namedPages(content),
  };
}

export type ContactPage = ReturnType<typeof getContactPage>;
