import { z } from "zod";
import { flag, id, isoDate, pattern, photoName, text } from "./primitives.ts";

export const post = z.strictObject({
  id: id.describe("The number in the address /blog/{id}"),
  title: text("Title of the article"),
  excerpt: text("Two sentences for the list and the top of the article"),
  category: text("Staging Tips, Design, Technology ... in your own words"),
  author: text("Who wrote it"),
  date: isoDate("Day of publication; one ahead waits for its day"),
  updated: isoDate("Day of the last real change").optional(),
  readTime: pattern(/^\d+ min read$/, "should look like '8 min read'")
    .optional()
    .describe("Left out, it is counted"),
  photo: photoName,
  draft: flag("true while it is written: shown by npm run dev, and to no visitor"),
  tags: z.array(text("A tag")).min(1).optional(),
});
