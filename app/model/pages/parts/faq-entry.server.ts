import { slugify } from "#app/lib/text/slugify.ts";
import type { Site } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { linkedMarkdown } from "./rich-text.server.ts";

export function faqEntry({ question, answer, category }: Content["faqs"][number], site: Site) {
  return { id: slugify(question), question, category, answer: linkedMarkdown(answer, site) };
}

export type Faq = ReturnType<typeof faqEntry>;
