import type { z } from "zod";
import { ALL_PAGES } from "#app/config/pages.ts";
import type { CONTENT_FILES, CONTENT_FOLDERS } from "./content-files.ts";
import type { Block } from "./rich-text.ts";

type Files = typeof CONTENT_FILES;
type Folders = typeof CONTENT_FOLDERS;

type Markdown = { extension: ".md" };
type Read<Source extends { schema: z.ZodType }> = z.infer<Source["schema"]> &
  (Source extends Markdown ? { body: Block<string>[] } : unknown);
type Missing<File> = File extends { whenMissing: undefined } ? undefined : never;

export type Content = {
  [Name in keyof Files]: Read<Files[Name]> | Missing<Files[Name]>;
} & {
  [Name in keyof Folders]: (Read<Folders[Name]> & { slug: string; path: string })[];
} & {
  /** What is read as it is, but would be better otherwise. */
  remarks: string[];
};

export function presentPages(content: Partial<Content>) {
  return ALL_PAGES.filter(({ key }) => content[key] !== undefined);
}
