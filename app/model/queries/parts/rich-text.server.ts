import type { PhotoPreset } from "#app/config/photo-presets.ts";
import { getPlainText } from "#app/lib/text/format.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { linkContact } from "#app/model/load/parse/link-contact.ts";
import { parseMarkdown } from "#app/model/load/parse/markdown.server.ts";
import type { Site } from "#app/model/load/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Fact } from "#app/model/schema/primitives.ts";
import type { Block, RichText } from "#app/model/types/rich-text.ts";
import { getContact } from "./contact.server.ts";

export function getRichText(
  text: string | Block<string>[],
  { content, photos }: Site,
  preset: PhotoPreset = "figure",
): RichText {
  const blocks: Block<string>[] =
    typeof text === "string" ? [{ kind: "paragraph", children: [text] }] : text;
  return photos.resolveFigures(linkContact(blocks, getContact(content.business)), preset);
}

export function getAnswer({ answer, facts = [] }: { answer: string; facts?: Fact[] }, site: Site) {
  const text = getRichText(answer, site);
  return facts.length > 0 ? [...text, { kind: "facts" as const, facts }] : text;
}

type Question = Content["faqs"][number];

export function getFaqs(site: Site, isShown: (faq: Question) => boolean = () => true) {
  return site.content.faqs.filter(isShown).map(({ question, answer, category }) => {
    const blocks = parseMarkdown(answer, () => {});
    return { id: slugify(question), question, category, answer: getRichText(blocks, site) };
  });
}

export const findFigures = (blocks: Block<string>[]) =>
  blocks.flatMap((block) => (block.kind === "figure" ? block.photo : []));

export function getRichTextWords(blocks: Block<unknown>[]): string {
  const words = blocks.flatMap((block) => {
    if (block.kind === "figure") return block.caption;
    if (block.kind === "facts") return block.facts.map(({ label, value }) => `${label}: ${value}.`);
    if (block.kind === "table") return block.rows.map((cells) => `${cells.join(", ")}.`);
    return "items" in block ? block.items.map(getPlainText) : getPlainText(block.children);
  });
  return words.join(" ");
}

export type Faq = ReturnType<typeof getFaqs>[number];
