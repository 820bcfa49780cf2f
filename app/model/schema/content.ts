import type { z } from "zod";
import type { CONTENT_FILES, LEGAL_FILES } from "./content-files.ts";
import type { legalPage, PostEntry } from "./post.ts";
import type { ProjectEntry } from "./project.ts";
import type { Block } from "./rich-text.ts";

type FileContent = {
  [Name in keyof typeof CONTENT_FILES]: z.infer<(typeof CONTENT_FILES)[Name]["schema"]>;
};

type Body = { body: Block<string>[] };

/** All of content/, checked; pictures are still names. */
export type Content = FileContent & {
  projects: (ProjectEntry & { slug: string })[];
  posts: (PostEntry & Body & { slug: string })[];
  legal: Record<keyof typeof LEGAL_FILES, z.infer<typeof legalPage> & Body>;
};
