import { slugify } from "#app/lib/text/slugify.ts";
import type { Site } from "#app/model/load/site.server.ts";
import { serviceLink } from "./parts/links.ts";
import { faqEntries, linkedText } from "./parts/rich-text.server.ts";

export function getFaqPage(site: Site) {
  const { content, photos } = site;
  const { stillHaveQuestions, closing, ...page } = content.faq;
  const cards = stillHaveQuestions.cards.map((card) => ({
    ...card,
    text: linkedText(card.text, site),
  }));
  return {
    ...page,
    closing: photos.resolvePhoto(closing, "closing"),
    stillHaveQuestions: { ...stillHaveQuestions, cards },
    faqs: faqEntries(site),
    servicePages: content.servicePages.map((service) => ({
      ...serviceLink(service),
      questions: service.faqs?.map(slugify) ?? [],
    })),
  };
}

export type FaqPage = ReturnType<typeof getFaqPage>;
