import { pick } from "#app/lib/pick.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import type { Site } from "#app/model/load/site.server.ts";
import { getFaqs, getRichText } from "./parts/rich-text.server.ts";

export function getCustomPage(site: Site, path: string) {
  const { content, photos } = site;
  const page = content.customPages.find((candidate) => candidate.path === path);
  if (!page) return undefined;
  const { updated, faqs = [], closing } = page;
  return {
    ...pick(page, "title", "seo", "path", "intro"),
    updated: updated && { date: updated, text: formatDate(updated) },
    body: getRichText(page.body, site, "margin"),
    faqs: getFaqs(site, ({ question }) => faqs.includes(question)),
    closing: closing && photos.resolvePhoto(closing, "closing"),
  };
}
