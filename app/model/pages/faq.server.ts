import { slugify } from "#app/lib/slugify.ts";
import { linkPhone } from "#app/model/read/link-phone.ts";
import { parseMarkdown } from "#app/model/read/parse-markdown.server.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { contactOf } from "./contact-of.server.ts";
import { withPhoto } from "./with-photo.server.ts";

export async function getFaqPage() {
  const { content, photos } = await getSite();
  const contact = contactOf(content.business);
  const richText = (markdown: string) =>
    photos.richText(
      linkPhone(
        parseMarkdown(markdown, () => {}),
        contact,
      ),
    );
  const { stillHaveQuestions, ...page } = content.faq;
  return {
    ...page,
    stillHaveQuestions: {
      ...stillHaveQuestions,
      cards: stillHaveQuestions.cards.map((card) => ({ ...card, text: richText(card.text) })),
    },
    faqs: content.faqs.map(({ question, answer, category }) => ({
      id: slugify(question),
      question,
      category,
      answer: richText(answer),
    })),
    closing: withPhoto(content.faq.closing, photos),
  };
}

export type FaqPage = Awaited<ReturnType<typeof getFaqPage>>;
export type Faq = FaqPage["faqs"][number];
