import { slugify } from "#app/lib/slugify.ts";
import { linkPhone } from "#app/model/read/link-phone.ts";
import { parseMarkdown } from "#app/model/read/parse-markdown.server.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { contactOf } from "./contact-of.server.ts";
import { withPhoto } from "./with-photo.server.ts";

export async function getFaqPage() {
  const { content, photos } = await getSite();
  const contact = contactOf(content.business);
  const withPhone = (text: string) =>
    photos.richText(linkPhone([{ kind: "paragraph", children: [text] }], contact));
  const { stillHaveQuestions, ...page } = content.faq;
  return {
    ...page,
    stillHaveQuestions: {
      ...stillHaveQuestions,
      cards: stillHaveQuestions.cards.map((card) => ({ ...card, text: withPhone(card.text) })),
    },
    faqs: content.faqs.map(({ question, answer, category }) => ({
      id: slugify(question),
      question,
      category,
      answer: photos.richText(
        linkPhone(
          parseMarkdown(answer, () => {}),
          contact,
        ),
      ),
    })),
    closing: withPhoto(content.faq.closing, photos),
  };
}

export type FaqPage = Awaited<ReturnType<typeof getFaqPage>>;
export type Faq = FaqPage["faqs"][number];
