import { getSite } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { contactOf } from "./contact-of.server.ts";
import { withPhoto } from "./with-photo.server.ts";

export async function getContactPage() {
  const { content, photos } = await getSite();
  return {
    ...withPhoto(content.contact, photos),
    service: content.settings.enquiries,
    estimate: content.estimate,
    business: { ...contactOf(content.business), ...addressOf(content.business) },
    projects: content.projects.map(({ slug, title }) => ({ slug, title })),
    closing: withPhoto(content.contact.closing, photos),
  };
}

export type ContactPage = Awaited<ReturnType<typeof getContactPage>>;

function addressOf({ street, city, region, postalCode, hours }: Content["business"]) {
  return { street, city, region, postalCode, hours };
}
