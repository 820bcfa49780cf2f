import { z } from "zod";
import { STAGING_NAMES } from "#app/config/stagings.ts";
import { flag, photoName, seo, text } from "./primitives.ts";

export const servicePage = z.strictObject({
  title: text("Name of the service, shown as the page's heading"),
  staging: z
    .enum(STAGING_NAMES)
    .optional()
    .describe("Where the service is one of these: its homes are shown, and the form chooses it"),
  category: text("Instead of staging: the projects of this category are its homes").optional(),
  seo,
  answer: text("A paragraph that says what the service is and what it costs, all by itself"),
  photo: photoName,
  beforeAfter: photoName
    .optional()
    .describe("The staged photo of a pair; photos.yml names the one before"),
  draft: flag("true while it is written: shown by npm run dev, and to no visitor"),
  faqs: z
    .array(text("A question, spelled as in faqs.yml"))
    .optional()
    .describe("Questions about this service"),
});
