import type { Language } from "#app/config/pages.ts";
import { PATHS } from "#app/config/paths.ts";
import { pick } from "#app/lib/pick.ts";
import { formatDate } from "#app/lib/text/format-date.ts";
import type { PhotoLibrary } from "#app/model/load/photo-library.server.ts";
import type { Site } from "#app/model/load/site.server.ts";
import type { Photo } from "#app/model/types/photo.ts";
import type { Closing } from "./parts/photos.server.ts";
import { getFaqs, getRichText } from "./parts/rich-text.server.ts";

export function getCustomPage(site: Site, path: string) {
  const { content, photos } = site;
  const page = content.customPages.find((candidate) => candidate.path === path);
  if (!page) return undefined;
  const { updated, faqs = [], closing, lang } = page;
  return {
    ...pick(page, "title", "seo", "path", "intro"),
    opening: page.photo === undefined ? undefined : getOpening(photos, page.photo),
    updated: updated && { date: updated, text: formatDate(updated) },
    body: getRichText(page.body, site, "margin"),
    faqs: getFaqs(site, ({ question }) => faqs.includes(question)),
    closing: closing && translate(photos.resolvePhoto(closing, "closing"), lang),
    ...(lang && { lang }),
  };
}

/** The button says on the contact page in which language to answer; the photo's description is English. */
function translate(closing: Closing, lang?: Language): Closing {
  const { button, photo } = closing;
  if (!lang || button.to !== PATHS.contact) return closing;
  return {
    ...closing,
    button: { ...button, to: `${PATHS.contact}?lang=${lang}` },
    photo: { ...photo, alt: "" },
  };
}

function getOpening(photos: PhotoLibrary, file: string): Photo {
  const photo = photos.getPhoto(file, "opening");
  return photo.height > photo.width ? { ...photo, preset: "uprightOpening" } : photo;
}
