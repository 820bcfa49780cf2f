import { MAX_PROJECTS } from "#app/config/limits.ts";
import { STAGINGS } from "#app/config/stagings.ts";
import { servicePath } from "#app/lib/paths.ts";
import { getSite } from "#app/model/read/site.server.ts";
import type { Photo } from "#app/model/schema/photo.ts";
import type { RichText } from "#app/model/schema/rich-text.ts";
import { contactWays } from "./parts/contact.server.ts";
import { cityLink } from "./parts/links.ts";
import { FIGURES } from "./parts/page-slots.server.ts";
import { pairOf } from "./parts/photos.server.ts";
import { answerText, faqEntry, linkedText } from "./parts/rich-text.server.ts";
import { projectsOf } from "./parts/shown-projects.ts";
import { closingOf, slotPhoto, teaserCards } from "./parts/slot-photos.server.ts";

export async function getServicePage(slug: string) {
  const site = await getSite();
  const { content, photos } = site;
  const page = content.servicePages.find((candidate) => candidate.slug === slug);
  if (!page) return undefined;
  const { title, seo, body, caption, staging, category, faqs = [] } = page;
  const projects = projectsOf(content, page);
  const path = servicePath(slug);
  const ask = contactWays(content, staging ?? slug);
  // The estimator counts rooms that are furnished, so it has no answer for advice or photos.
  const estimate = staging || category ? ask.estimate : undefined;
  const { closing } = content.home;
  return {
    title,
    seo,
    answer: answerText(page, site),
    path,
    opening: {
      photo: photos.photo(page.photo),
      pair: pairOf(page.beforeAfter, content, photos),
      caption,
    },
    contact: { ...ask, estimate },
    body: spread(
      linkedText(body, site),
      FIGURES.flatMap((name) => slotPhoto(site, path, name) ?? []),
    ),
    staged: {
      name: staging ? STAGINGS[staging].plural : `${category} homes`,
      projects: teaserCards(site, path, projects.slice(0, MAX_PROJECTS)),
    },
    faqs: content.faqs
      .filter(({ question }) => faqs.includes(question))
      .map((faq) => faqEntry(faq, site)),
    cities: content.business.serviceArea.map((city) => cityLink(content, city)),
    closing: closingOf(
      site,
      path,
      { ...closing, button: { ...closing.button, to: ask.form.to } },
      page.closing,
    ),
  };
}

/** Photos that the text does not place itself stand before headings, at equal distances. */
function spread(blocks: RichText, photos: Photo[]): RichText {
  const titles = blocks.filter((block) => block.kind === "heading" && block.level === 2);
  const places = photos.map((_, index) =>
    Math.ceil(((index + 1) * titles.length) / (photos.length + 1)),
  );
  return blocks.flatMap((block): RichText => {
    const photo = photos[places.indexOf(titles.indexOf(block))];
    return photo ? [{ kind: "figure", photo, caption: "" }, block] : [block];
  });
}

export type ServicePage = NonNullable<Awaited<ReturnType<typeof getServicePage>>>;
