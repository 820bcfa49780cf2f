import type { z } from "zod";
import type { Block } from "#app/model/schema/rich-text.ts";

/** A text in Markdown, and the place of it inside its file. */
export type RichPart = { place: string; blocks: Block<string>[] };

/** A file that has passed its schema: what the checks across files go by. */
export type ContentPart = { file: string; schema: z.ZodType; data: unknown; texts: RichPart[] };
