import { linkContact } from "#app/model/read/parse/link-contact.ts";
import { parseMarkdown } from "#app/model/read/parse/markdown.server.ts";
import type { Site } from "#app/model/read/site.server.ts";
import type { Block, RichText } from "#app/model/schema/rich-text.ts";
import { contactOf } from "./contact.server.ts";

export function linkedText(text: string | Block<string>[], { content, photos }: Site): RichText {
  const blocks: Block<string>[] =
    typeof text === "string" ? [{ kind: "paragraph", children: [text] }] : text;
  return photos.richText(linkContact(blocks, contactOf(content.business)));
}

export const linkedMarkdown = (markdown: string, site: Site): RichText =>
  linkedText(
    parseMarkdown(markdown, () => {}),
    site,
  );
