import { z } from "zod";
import { LOCATIONS, STAGINGS } from "#app/config/portfolio.ts";
import { email, isoDate, photoName, text } from "./primitives.ts";

const lines = z.array(text("One paragraph")).min(1);

export const project = z.strictObject({
  id: z.int().positive().describe("A number no other project has"),
  title: text("Name of the home, shown as the page's heading"),
  seoTitle: text("Heading of the card in the portfolio, naming what was staged"),
  category: z.enum(["luxury", "vacant", "golf", "remodel"]),
  staging: z.enum(STAGINGS).describe("Which ?filter= view shows it"),
  buildingStyle: z.enum(["Mediterranean", "Contemporary"]),
  city: z.enum(LOCATIONS),
  location: text("Full address: street, city, state and ZIP"),
  formattedLocation: text("Shown instead of 'street | city' where the street stays private")
    .regex(/ \| /, { error: "should look like 'Palo Verde Estates | Indian Wells'" })
    .optional(),
  completed: isoDate("Day the staging was finished"),
  image: photoName.describe("The picture on the portfolio card"),
  summary: text("One or two sentences for the card"),
  description: text("Opening paragraph of 'About The Project'"),
  tagline: text("One closing line in italics"),
  facts: z
    .array(z.strictObject({ label: text("e.g. Installed in"), value: text("e.g. Two days") }))
    .max(4)
    .describe("Shown in the margin after staging and building style"),
  photos: z
    .array(z.strictObject({ file: photoName, caption: text("A few words below the picture") }))
    .describe("The gallery, in order"),
  sections: z.array(z.strictObject({ title: text("Heading"), lines })).min(1),
  highlights: z
    .array(
      z.strictObject({
        title: text("Heading of the card"),
        items: z.array(z.strictObject({ subtitle: text("A few words"), lines })).min(1),
      }),
    )
    .min(1),
  contact: z
    .strictObject({ phone: text("Phone").optional(), email: email.optional() })
    .optional()
    .describe("Only where this project has a contact of its own"),
});

export type ProjectEntry = z.infer<typeof project>;
export type Staging = ProjectEntry["staging"];
