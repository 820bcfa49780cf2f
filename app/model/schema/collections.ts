import { array, int, literal, strictObject, string, type z } from "zod";
import { MAX_REDIRECTS } from "#app/config/limits.ts";
import { SERVICE_ICON_NAMES } from "#app/config/service-icons.ts";
import { getCityPath } from "#app/lib/paths.ts";
import {
  choice,
  cityName,
  closingOverride,
  fact,
  filterName,
  flag,
  id,
  list,
  markdown,
  pattern,
  photoName,
  questions,
  sentences,
  seo,
  short,
  sitePath,
  text,
} from "./primitives.ts";

const createList = <Fields extends z.ZodRawShape>(fields: Fields) => array(strictObject(fields));

export const photos = createList({
  file: photoName().meta({ unique: "value" }),
  alt: text("What the photo shows, for people who cannot see it"),
  beforeOf: photoName("For a room before staging: the staged photo from the same spot")
    .meta({ unique: "value" })
    .optional(),
  aligned: literal([true, false])
    .describe("For a before that is judged wrongly: true for a slider, false for side by side")
    .optional(),
  focus: pattern(
    /^(\d|[1-9]\d|100)% (\d|[1-9]\d|100)%$/,
    'should be two percentages, from the left and from the top, like "40% 60%"',
  )
    .describe("The point that every crop keeps, from the left and from the top, like 40% 60%")
    .optional(),
  tag: text("Words that always stand on the photo itself, e.g. Virtually staged")
    .max(30)
    .optional(),
  width: int().positive().describe("In pixels; only for a photo on another site").optional(),
  height: int().positive().describe("Likewise").optional(),
  sample: flag("On for a photo that came with the sample"),
});

export const serviceCards = createList({
  title: text("Name of the service"),
  description: sentences("Two or three sentences"),
  icon: choice("A small drawing next to its name", SERVICE_ICON_NAMES).optional(),
  link: sitePath.describe("Where the card leads, like /contact"),
  linkLabel: text("Link text, e.g. See staged homes"),
  photo: photoName(),
})
  .min(1)
  .max(4);

export const statistics = createList({
  value: int().nonnegative().describe("The number itself"),
  suffix: string().max(2).describe("After the number: %, + or K"),
  label: short("What is counted", 60),
  delay: int()
    .nonnegative()
    .describe("Thousandths of a second before it starts to count, e.g. 200"),
}).max(4);

export const gallery = createList({
  id,
  photo: photoName(),
  title: text("Caption"),
  category: filterName("Living room, kitchen, outdoor ...: the filter that shows it", "gallery"),
});

export const testimonials = createList({
  id,
  name: text("Who says it"),
  role: text("Homeowner, Property Investor, Real Estate Professional, Property Seller ..."),
  city: cityName("Where the home is; shown after the role").optional(),
  quote: text("Their words, without quotation marks").refine(
    (quote) => !/^["“”].*["“”]$/s.test(quote),
    "is in quotation marks, which the page adds; take them out",
  ),
  photo: photoName().optional(),
});

export const faqs = createList({
  question: text("The question").meta({ unique: "slug" }),
  answer: markdown("The answer; an empty line begins a new paragraph"),
  category: filterName("General, pricing, process ...: the filter that shows it", "faqs"),
}).min(1);

const city = strictObject({
  city: cityName("The city, spelled as in the projects there").meta({ unique: "slug" }),
  seo,
  heading: text("Heading of the page"),
  photo: photoName(),
  answer: sentences("A sentence that says what you do there; without facts, what it costs too"),
  facts: list("Below the answer: days, prices, terms", fact).max(6).optional(),
  market: list(
    "What only you can say about the city",
    sentences("A paragraph about selling a home in this city, and in no other"),
  ).min(1),
  marketPhoto: photoName("Next to what you say about the city").optional(),
  quotePhoto: photoName("Next to what clients of that city say").optional(),
  faqs: questions("Questions of the FAQ page that this page answers too"),
  neighbors: list(
    "Linked where they have a page of their own",
    cityName("A city nearby"),
  ).optional(),
  closing: closingOverride,
});

export const cities = array(city.transform((page) => ({ ...page, path: getCityPath(page.city) })));

/** '.' and '..' are excluded, as are characters with a meaning in some host's configuration. */
const SEGMENT = "(/(?!\\.\\.?(?:[/?#]|$))[\\w.~@,-]+)";

const localPath = (form: string, error: string) =>
  pattern(
    new RegExp(form),
    error,
    string().overwrite((path) => path.replace(/(?<=.)\/+(?=$|[?#])/, "")),
  );

export const redirects = createList({
  from: localPath(
    `^${SEGMENT}+$`,
    "should be an old path on this site, like /our-work, without accents or other signs",
  ).meta({
    description: "The old address without the name of the site, like /our-work",
    unique: "value",
  }),
  to: localPath(
    `^(/|${SEGMENT}+)(\\?[\\w.~@,=&+-]+)?(#[\\w.~@,-]+)?$`,
    "should be a path on this site, like /contact or /contact#estimate, without accents or other signs",
  ).meta({ meaning: "sitePath", description: "The page to show instead, like /portfolio" }),
  gone: flag("On where that page is gone too, so that visitors see it"),
}).max(MAX_REDIRECTS);

export type Statistic = z.infer<typeof statistics>[number];
