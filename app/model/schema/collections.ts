import { z } from "zod";
import { MAX_REDIRECTS } from "#app/config/limits.ts";
import { STAGING_NAMES } from "#app/config/stagings.ts";
import { flag, id, pattern, photoName, seo, sitePath, text } from "./primitives.ts";

export const photos = z.array(
  z.strictObject({
    file: photoName,
    alt: text("What the photo shows, for people who cannot see it"),
    beforeOf: photoName
      .optional()
      .describe("The staged photo of the same room, taken from the same spot"),
    focus: pattern(
      /^(\d|[1-9]\d|100)% (\d|[1-9]\d|100)%$/,
      'should be two percentages, from the left and from the top, like "40% 60%"',
    )
      .optional()
      .describe("The point that matters most, around which it is cut: from the left, from the top"),
    width: z.int().positive().optional().describe("Only for a photo on another site"),
    height: z.int().positive().optional(),
    sample: flag("A photo of the sample, until you have one of your own"),
  }),
);

export const services = z
  .array(
    z.strictObject({
      title: text("Name of the service"),
      description: text("Two or three sentences"),
      icon: z
        .enum(STAGING_NAMES)
        .optional()
        .describe("The kind of home; the card shows its photo, not a drawing"),
      link: sitePath.describe("Where the card leads"),
      linkLabel: text("The words of the link"),
      photo: photoName,
    }),
  )
  .min(1)
  .max(4);

export const statistics = z
  .array(
    z.strictObject({
      value: z.int().nonnegative(),
      suffix: z.string().max(2).describe("Behind the number: %, + or K"),
      label: text("What is counted"),
      delay: z.int().nonnegative().describe("Milliseconds before the count starts"),
    }),
  )
  .max(4);

export const gallery = z.array(
  z.strictObject({
    id,
    photo: photoName,
    title: text("Caption"),
    category: text("Living room, kitchen, outdoor ...: the filter that shows it"),
  }),
);

export const testimonials = z.array(
  z.strictObject({
    id,
    name: text("Who says it"),
    role: text("Homeowner, Property Investor, Real Estate Professional, Property Seller ..."),
    city: text("Where the home is; shown behind the role").optional(),
    quote: text("Their words, without quotation marks"),
    photo: photoName.optional(),
  }),
);

export const faqs = z
  .array(
    z.strictObject({
      question: text("The question"),
      answer: text("The answer; Markdown paragraphs and links are allowed"),
      category: text("General, pricing, process ...: the filter that shows it"),
    }),
  )
  .min(1);

export const cities = z.array(
  z.strictObject({
    city: text("The city, spelled as in the projects there"),
    seo,
    heading: text("Heading of the page"),
    photo: photoName,
    answer: text("A paragraph that says what you do there and what it costs, all by itself"),
    market: z
      .array(text("A paragraph about selling a home in this city, and in no other"))
      .min(1)
      .describe("What only you can say about the city"),
    neighbors: z
      .array(text("A city nearby"))
      .optional()
      .describe("Linked where they have a page of their own"),
  }),
);

/** No '.' or '..', and only signs that mean nothing to any host's configuration. */
const SEGMENT = "(/(?!\\.\\.?(?:[/?#]|$))[\\w.~@,-]+)";

const localPath = (form: string, error: string) =>
  z
    .string()
    .overwrite((path) => path.replace(/(?<=.)\/+(?=$|[?#])/, ""))
    .regex(new RegExp(form), error);

export const redirects = z
  .array(
    z.strictObject({
      from: localPath(
        `^${SEGMENT}+$`,
        "should be an old path on this site, like /our-work, without accents or other signs",
      ).describe("The former path, without the name of the site"),
      to: localPath(
        `^(/|${SEGMENT}+)(\\?[\\w.~@,=&+-]+)?(#[\\w.~@,-]+)?$`,
        "should be a path on this site, like /contact or /contact#estimate, without accents or other signs",
      )
        .meta({ meaning: "sitePath" })
        .describe("The page that stands there now"),
      gone: flag("Only where that page is gone too, and visitors shall be told so"),
    }),
  )
  .max(MAX_REDIRECTS);

export type Statistic = z.infer<typeof statistics>[number];
