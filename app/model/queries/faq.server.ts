import { slugify } from "#app/lib/text/slugify.ts";
import type { Site } from "#app/model/load/site.server.ts";
import { getServiceLink } from "./parts/links.ts";
import { getFaqs, getRichText } from "./parts/rich-text.server.ts";

export function getFaqPage(site: Site) {
  const { content, photos } = site;
  const { stillHaveQuestions, closing, ...page } = content.faq;
  const cards = stillHaveQuestions.cards.map((card) => ({
    ...card,
    text: getRichText(card.text, site),
  }));
  return {
    ...page,
    closing: photos.resolvePhoto(closing, "closing"),
    stillHaveQuestions: { ...stillHaveQuestions, cards },
    faqs: getFaqs(site),
    servicePages: content.servicePages.map((service) => ({
      ...getServiceLink(service),
      questions: service.faqs?.map(slugify) ?? [],
    })),
  };
}

export type FaqPage = ReturnType<typeof getFaqPage>;
