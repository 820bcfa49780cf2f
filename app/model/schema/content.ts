import type { z } from "zod";
import type { CONTENT_FILES, LEGAL_FILES } from "./content-files.ts";
import type { legalPage, PostEntry } from "./post.ts";
import type { ProjectEntry } from "./project.ts";
import type { Block } from "./rich-text.ts";
import type { ServicePageEntry } from "./service-page.ts";

type FileContent = {
  [Name in keyof Files]: z.infer<Files[Name]["schema"]> | Missing<Files[Name]>;
};

type Files = typeof CONTENT_FILES;

/** A part of the site that may be left out as a whole; a list is then an empty list. */
type Missing<File> = File extends { whenMissing: undefined } ? undefined : never;

type Body = { body: Block<string>[] };

/** All of content/, checked; pictures are still names. */
export type Content = FileContent & {
  projects: (ProjectEntry & { slug: string })[];
  posts: (PostEntry & Body & { slug: string })[];
  servicePages: (ServicePageEntry & Body & { slug: string })[];
  legal: Record<keyof typeof LEGAL_FILES, z.infer<typeof legalPage> & Body>;
};
