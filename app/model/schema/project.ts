import { z } from "zod";
import { STAGING_NAMES } from "#app/config/stagings.ts";
import { email, flag, heading, id, isoDate, phone, photoName, text } from "./primitives.ts";

const lines = z.array(text("One paragraph")).min(1);

export const project = z.strictObject({
  id: id.describe("A number no other project has"),
  title: text("Name of the home, shown as the page's heading"),
  seoTitle: text("Heading of the card in the portfolio, naming what was staged"),
  category: text("Luxury, vacant, golf, remodel ... in your own words"),
  staging: z
    .enum(STAGING_NAMES)
    .describe("Was the home empty, lived in, or new? The portfolio can be filtered by it"),
  service: text(
    "What search engines call the work, where the kind of staging does not say it",
  ).optional(),
  buildingStyle: text("Mediterranean, Contemporary ... in your own words").optional(),
  city: text("The city; it becomes part of the address and a filter of the portfolio"),
  location: text("Full address: street, city, state and ZIP"),
  formattedLocation: text("Shown instead of 'street | city' where the street stays private")
    .regex(/ \| /, "should look like 'Palo Verde Estates | Indian Wells'")
    .optional(),
  completed: isoDate("Day the staging was finished"),
  image: photoName.describe("The photo on the portfolio card"),
  summary: text("One or two sentences for the card"),
  result: text("How it went, in a few words for the card: Under contract in six days").optional(),
  description: text("Opening paragraph of 'About The Project'"),
  tagline: text("One closing line in italics").optional(),
  facts: z
    .array(z.strictObject({ label: text("e.g. Installed in"), value: text("e.g. Two days") }))
    .max(4)
    .optional()
    .describe("Shown in the margin after staging and building style"),
  photos: z
    .array(z.strictObject({ file: photoName, caption: text("A few words below the photo") }))
    .describe("The gallery, in order"),
  sections: z.array(z.strictObject({ title: heading, lines })).optional(),
  highlights: z
    .array(
      z.strictObject({
        title: text("Heading of the card"),
        items: z.array(z.strictObject({ subtitle: text("A few words"), lines })).min(1),
      }),
    )
    .optional(),
  draft: flag("true while it is written: shown by npm run dev, and to no visitor"),
  contact: z
    .strictObject({ phone: phone.optional(), email: email.optional() })
    .optional()
    .describe("Only where this project has a contact of its own"),
});
