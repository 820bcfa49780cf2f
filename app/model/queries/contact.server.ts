import { getAddressLines } from "#app/lib/text/format.ts";
import type { Site } from "#app/model/load/site.server.ts";
import { getMeasures } from "#app/model/pricing/measures.ts";
import { listClosedDays } from "./parts/closed-days.server.ts";
import { getContact } from "./parts/contact.server.ts";
import { getPromotedPages } from "./parts/links.ts";

export function getContactPage({ content, photos }: Site) {
  const { business, contact, estimate, settings, testimonials } = content;
  const measures = getMeasures(business);
  return {
    ...photos.resolvePhoto(contact, "contactCard"),
    closing: photos.resolvePhoto(contact.closing, "closing"),
    service: settings.inquiries,
    ...(settings.inquiries.texts && { textsFrom: business.alternateName }),
    ...(settings.booking && { booking: settings.booking }),
    measures,
    estimate: estimate && { ...estimate, measures },
    business: {
      ...getContact(business),
      ...(business.closed && {
        closedDays: listClosedDays(business),
        timeZone: business.timeZone,
      }),
      hours: business.hours,
      address: getAddressLines(business),
    },
    rating: business.rating,
    testimonial: testimonials.find(({ id }) => id === contact.testimonial),
    pages: getPromotedPages(content),
  };
}

export type ContactPage = ReturnType<typeof getContactPage>;
