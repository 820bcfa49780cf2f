import { slugify } from "#app/lib/slugify.ts";
import { parseMarkdown } from "#app/model/read/parse-markdown.server.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { withPhoto } from "./with-photo.server.ts";

export async function getFaqPage() {
  const { content, photos } = await getSite();
  return {
    ...content.faq,
    faqs: content.faqs.map(({ question, answer, category }) => ({
      id: slugify(question),
      question,
      category,
      answer: photos.richText(parseMarkdown(answer, () => {})),
    })),
    closing: withPhoto(content.faq.closing, photos),
  };
}

export type FaqPage = Awaited<ReturnType<typeof getFaqPage>>;
export type Faq = FaqPage["faqs"][number];
