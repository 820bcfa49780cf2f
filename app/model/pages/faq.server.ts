import { slugify } from "#app/lib/text/slugify.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { serviceLink } from "./parts/links.ts";
import { withPhotos } from "./parts/photos.server.ts";
import { faqEntry, linkedText } from "./parts/rich-text.server.ts";

export async function getFaqPage() {
  const site = await getSite();
  const { content, photos } = site;
  const { stillHaveQuestions, ...page } = withPhotos(content.faq, photos);
  const cards = stillHaveQuestions.cards.map((card) => ({
    ...card,
    text: linkedText(card.text, site),
  }));
  return {
    ...page,
    stillHaveQuestions: { ...stillHaveQuestions, cards },
    faqs: content.faqs.map((faq) => faqEntry(faq, site)),
    services: content.servicePages.map((service) => ({
      ...serviceLink(service),
      questions: service.faqs?.map(slugify) ?? [],
    })),
  };
}

export type FaqPage = Awaited<ReturnType<typeof getFaqPage>>;
