import { ownPagePath } from "#app/lib/paths.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { withPhotos } from "./parts/photos.server.ts";
import { faqEntry, linkedText } from "./parts/rich-text.server.ts";

export async function getOwnPage(path: string) {
  const site = await getSite();
  const { content, photos } = site;
  const page = content.ownPages.find(({ slug }) => ownPagePath(slug) === path);
  if (!page) return undefined;
  const { title, seo, intro, updated, faqs = [], closing } = page;
  return {
    title,
    seo,
    path,
    intro,
    updated: updated && { date: updated, text: formatDate(updated) },
    body: linkedText(page.body, site),
    faqs: content.faqs
      .filter(({ question }) => faqs.includes(question))
      .map((faq) => faqEntry(faq, site)),
    closing: closing && withPhotos(closing, photos),
  };
}
