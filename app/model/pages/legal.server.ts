import { linkContact } from "#app/model/read/parse/link-contact.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { LEGAL_FILES } from "#app/model/schema/content-files.ts";
import { contactOf } from "./parts/contact.server.ts";

export type LegalName = keyof typeof LEGAL_FILES;

export async function getLegalPage(name: LegalName) {
  const { content, photos } = await getSite();
  const page = content.legal[name];
  return { ...page, body: photos.richText(linkContact(page.body, contactOf(content.business))) };
}
