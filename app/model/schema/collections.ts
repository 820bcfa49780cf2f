import { array, int, strictObject, string, type z } from "zod";
import { MAX_REDIRECTS } from "#app/config/limits.ts";
import { STAGING_NAMES } from "#app/config/stagings.ts";
import {
  choice,
  flag,
  id,
  list,
  markdown,
  pattern,
  photoName,
  seo,
  sitePath,
  text,
} from "./primitives.ts";

const listOf = <Fields extends z.ZodRawShape>(fields: Fields) => array(strictObject(fields));

export const photos = listOf({
  file: photoName(),
  alt: text("What the photo shows, for people who cannot see it"),
  beforeOf: photoName("The staged photo of the same room, taken from the same spot").optional(),
  focus: pattern(
    /^(\d|[1-9]\d|100)% (\d|[1-9]\d|100)%$/,
    'should be two percentages, from the left and from the top, like "40% 60%"',
  )
    .describe("The point that matters most, around which it is cut: from the left, from the top")
    .optional(),
  width: int().positive().describe("Only for a photo on another site").optional(),
  height: int().positive().optional(),
  sample: flag("A photo of the sample, until you have one of your own"),
});

export const services = listOf({
  title: text("Name of the service"),
  description: text("Two or three sentences"),
  icon: choice(
    "The kind of home; the card shows its photo, not a drawing",
    STAGING_NAMES,
  ).optional(),
  link: sitePath.describe("Where the card leads"),
  linkLabel: text("The words of the link"),
  photo: photoName(),
})
  .min(1)
  .max(4);

export const statistics = listOf({
  value: int().nonnegative(),
  suffix: string().max(2).describe("Behind the number: %, + or K"),
  label: text("What is counted").max(60),
  delay: int().nonnegative().describe("Milliseconds before the count starts"),
}).max(4);

export const gallery = listOf({
  id,
  photo: photoName(),
  title: text("Caption"),
  category: text("Living room, kitchen, outdoor ...: the filter that shows it"),
});

export const testimonials = listOf({
  id,
  name: text("Who says it"),
  role: text("Homeowner, Property Investor, Real Estate Professional, Property Seller ..."),
  city: text("Where the home is; shown behind the role").optional(),
  quote: text("Their words, without quotation marks").refine(
    (quote) => !/^["“”].*["“”]$/s.test(quote),
    "stands between quotation marks, which the page adds; take them out",
  ),
  photo: photoName().optional(),
});

export const faqs = listOf({
  question: text("The question"),
  answer: markdown("The answer; Markdown paragraphs and links are allowed"),
  category: text("General, pricing, process ...: the filter that shows it"),
}).min(1);

export const cities = listOf({
  city: text("The city, spelled as in the projects there"),
  seo,
  heading: text("Heading of the page"),
  photo: photoName(),
  answer: text("A paragraph that says what you do there and what it costs, all by itself"),
  market: list(
    "What only you can say about the city",
    text("A paragraph about selling a home in this city, and in no other"),
  ).min(1),
  neighbors: list("Linked where they have a page of their own", text("A city nearby")).optional(),
});

/** No '.' or '..', and only signs that mean nothing to any host's configuration. */
const SEGMENT = "(/(?!\\.\\.?(?:[/?#]|$))[\\w.~@,-]+)";

const localPath = (form: string, error: string) =>
  string()
    .overwrite((path) => path.replace(/(?<=.)\/+(?=$|[?#])/, ""))
    .regex(new RegExp(form), error);

export const redirects = listOf({
  from: localPath(
    `^${SEGMENT}+$`,
    "should be an old path on this site, like /our-work, without accents or other signs",
  ).describe("The former path, without the name of the site"),
  to: localPath(
    `^(/|${SEGMENT}+)(\\?[\\w.~@,=&+-]+)?(#[\\w.~@,-]+)?$`,
    "should be a path on this site, like /contact or /contact#estimate, without accents or other signs",
  ).meta({ meaning: "sitePath", description: "The page that stands there now" }),
  gone: flag("Only where that page is gone too, and visitors shall be told so"),
}).max(MAX_REDIRECTS);

export type Statistic = z.infer<typeof statistics>[number];
