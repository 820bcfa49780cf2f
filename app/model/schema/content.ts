import type { z } from "zod";
import { ALL_PAGES } from "#app/config/pages.ts";
import type { CONTENT_FILES } from "./content-files.ts";
import type { PostEntry } from "./post.ts";
import type { ProjectEntry } from "./project.ts";
import type { Block } from "./rich-text.ts";
import type { ServicePageEntry } from "./service-page.ts";

type FileContent = {
  [Name in keyof Files]:
    | (z.infer<Files[Name]["schema"]> & BodyOf<Files[Name]>)
    | Missing<Files[Name]>;
};

type Files = typeof CONTENT_FILES;

type Missing<File> = File extends { whenMissing: undefined } ? undefined : never;

type Body = { body: Block<string>[] };
type BodyOf<File> = File extends { file: `${string}.md` } ? Body : unknown;

export type Content = FileContent & {
  projects: (ProjectEntry & { slug: string })[];
  posts: (PostEntry & Body & { slug: string })[];
  servicePages: (ServicePageEntry & Body & { slug: string })[];
};

export function presentPages(content: Partial<Content>) {
  return ALL_PAGES.filter(({ words }) => content[words] !== undefined);
}
