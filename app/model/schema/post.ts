import { z } from "zod";
import { isoDate, photoName, text } from "./primitives.ts";

export const post = z.strictObject({
  id: z.int().positive().describe("The number in the address /blog/{id}"),
  title: text("Title of the article"),
  excerpt: text("Two sentences for the list and the top of the article"),
  category: text("Staging Tips, Design, Technology ... in your own words"),
  author: text("Who wrote it"),
  date: isoDate("Day of publication"),
  updated: isoDate("Day of the last real change").optional(),
  readTime: z
    .string()
    .regex(/^\d+ min read$/, { error: "should look like '8 min read'" })
    .optional(),
  photo: photoName,
  tags: z.array(text("A tag")).min(1).optional(),
});

export type PostEntry = z.infer<typeof post>;
