import type { z } from "zod";
import type { ContentProblems } from "#app/model/read/problems.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Block } from "#app/model/schema/rich-text.ts";
import type { Path } from "./describe-problem.ts";

type RichPart = { path: Path; blocks: Block<string>[] };

export type ContentPart = { file: string; schema: z.ZodType; data: unknown; texts: RichPart[] };

/** What the checks across files go by: the files that are right, while others are wrong. */
export type CheckedContent = {
  content: Partial<Content>;
  parts: ContentPart[];
  /** False while an entry is wrong: its page may well be the one a link means. */
  isComplete: boolean;
  /** Files by their name in Content, entries by their path. */
  wrong: Set<string>;
  folder: string;
  problems: ContentProblems;
};
