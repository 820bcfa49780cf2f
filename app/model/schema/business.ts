import { z } from "zod";
import { formService } from "./form-service.ts";
import { email, text, webAddress } from "./primitives.ts";

const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "should be a 24-hour time like 09:00" });

const weekday = z.enum([
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
]);

export const business = z.strictObject({
  name: text("The short name, as on the door"),
  alternateName: text("The full trading name"),
  founded: z.int().min(1900).max(2100).describe("Year of foundation; years in business follow"),
  street: text("Street address"),
  city: text("City"),
  region: text("State, two letters"),
  postalCode: text("ZIP code"),
  country: text("Country, two letters"),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  phone: z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, { error: "should look like (760) 555-0142" })
    .describe("Shown and dialed everywhere"),
  email: email.describe("Shown everywhere; inquiries go here"),
  website: webAddress.describe("The public address, without a slash at the end"),
  priceRange: z.enum(["$", "$$", "$$$", "$$$$"]),
  about: text("One sentence for the footer"),
  pictureNote: text(
    "A line in the footer and beside each project, for pictures that are no photographs",
  ).optional(),
  rating: z.strictObject({
    value: z.number().min(1).max(5),
    best: z.literal(5),
    count: z.int().positive().describe("How many reviews"),
    url: webAddress.describe("The profile on the review site"),
  }),
  hours: z
    .array(
      z.strictObject({
        days: text("As shown, e.g. Monday to Friday"),
        text: text("As shown, e.g. 9AM-5PM"),
        weekdays: z.array(weekday).min(1),
        opens: clockTime.optional().describe("Leave out when closed or by appointment"),
        closes: clockTime.optional(),
      }),
    )
    .min(1),
  social: z.array(z.strictObject({ name: text("e.g. Instagram"), url: webAddress })).length(3),
  serviceArea: z.array(text("A city we work in")).min(1),
  services: z.array(text("A service we offer, as search engines should read it")).length(4),
});

export const settings = z.strictObject({
  enquiries: formService,
  newsletter: formService,
  editor: z
    .strictObject({
      enabled: z.boolean().describe("Whether the site has the editor at /admin"),
      backend: z
        .strictObject({
          name: z.enum(["github", "gitlab"]).describe("Who keeps the site's files"),
          repo: z
            .string()
            .regex(/^[\w.-]+(\/[\w.-]+)+$/, { error: "should look like your-name/your-site" })
            .describe("Account and name of the repository"),
          branch: text("The branch the site is published from, e.g. main"),
        })
        .describe("Where the editor keeps what it changes"),
    })
    .optional()
    .describe("The editor in the browser; leave out for none"),
});

export type Business = z.infer<typeof business>;
export type Settings = z.infer<typeof settings>;
