import { z } from "zod";

const words = (about: string) => z.string().trim().min(1).describe(about);

export const markdown = (about: string) =>
  words(about).meta({ meaning: "markdown", widget: "text" });

const MARKUP = /<\/?[a-z][^<>]*>|&(\w+|#\d+);|\*\*|\]\s?\(/i;

export const text = (about: string) =>
  words(about).refine(
    (typed) => !MARKUP.test(typed),
    "has HTML or Markdown in it, which would show as typed; use plain text",
  );

export const sentences = (about: string) => text(about).meta({ widget: "text" });

/** Earlier versions accepted longer texts, so they are only reported under "Recommended". */
export const short = (about: string, most: number) => text(about).meta({ most });

export const title = (about: string) => short(about, 100);

export const heading = title("Heading");

export const pattern = (form: RegExp, error: string, typed: z.ZodString = z.string()) =>
  typed.regex(form, error).meta({ error });

export const flag = (about: string) => z.boolean().optional().describe(about);

export const choice = <const Name extends string>(about: string, names: readonly Name[]) =>
  z.enum(names).describe(about);

export const list = <Item extends z.ZodType>(about: string, item: Item) =>
  z.array(item).describe(about);

export const questions = (about: string) =>
  list(about, text("As spelled in its entry").meta({ references: "question" })).optional();

/** Becomes a filter: spelled in two ways it would be two filters of one name. */
export const filterName = (about: string, sameSpelling: string) =>
  text(about).meta({ sameSpelling });

export const cityName = (about: string) => filterName(about, "city");

export const group = <Fields extends z.ZodRawShape>(about: string, fields: Fields) =>
  z.strictObject(fields).describe(about);

export const id = z.int().positive().meta({
  description: "A number that no other entry here has",
  unique: "value",
});

export const testimonialId = (about: string) =>
  z.int().positive().meta({ description: about, references: "testimonial" });

/** The editor writes a slash before the name, as if photos were the site's root. */
export const photoName = (description = "A photo of yours: choose one, or add it") =>
  pattern(
    /^[^/\\]+\.(jpe?g|png|webp|hei[cf])$|^https:\/\//i,
    "should be the name of a JPEG, PNG, WebP or HEIC in the photos folder, like hero.jpg",
    z.string().overwrite((name) => name.replace(/^\/(?!\/)/, "")),
  ).meta({ description, widget: "image", meaning: "photo" });

export const isoDate = (about: string) =>
  z.iso.date("should be a date like 2026-03-31").describe(about);

/** Far ahead, an event's date can only be a typing mistake, such as 2062. */
export const eventDate = (about: string) => isoDate(about).meta({ mostYearsAhead: 5 });

const EMAIL_ERROR = "should be one email address, like hello@your-site.com";

export const email = z.email(EMAIL_ERROR).meta({ error: EMAIL_ERROR });

export const phone = pattern(
  /^\+?(?:[\s()./-]*\d){5,}[\s).]*$/,
  "should be a phone number, like (760) 555-0142 or +44 20 7946 0018",
);

/** 'instagram.com/x' can only mean a web address. */
const withHttps = (address: string) =>
  /^[\w-]+(\.[\w-]+)+(\/|$)/.test(address) ? `https://${address}` : address;

export const webAddress = z
  .string()
  .overwrite(withHttps)
  .refine(
    (address) => /^https?:\/\/[^\s/]/.test(address) && URL.canParse(address),
    "should be a web address that starts with https://",
  )
  .describe("An address on the web, like instagram.com/name");

export const secureAddress = webAddress.refine(
  (address) => address.startsWith("https://"),
  "should begin with https://",
);

const SITE_ADDRESS_WORDS = "should be the address of the site alone, like https://www.example.com";

export const siteAddress = pattern(
  /^https?:\/\/[^/?#\s]+\.[^/?#\s]+$/,
  SITE_ADDRESS_WORDS,
  z.string().overwrite((address) => withHttps(address).replace(/\/+$/, "")),
).refine((address) => URL.canParse(address), SITE_ADDRESS_WORDS);

export const sitePath = pattern(/^\/(?!\/)/, "should be a path on this site, like /contact").meta({
  meaning: "sitePath",
});

export const action = z.strictObject({
  label: short("The words on the button or link", 40),
  to: sitePath.describe("Where it leads, like /contact"),
});

export const seo = group("What search engines show of this page", {
  type: text("First words of the browser title, e.g. Home Staging"),
  city: text("The city the page speaks of"),
  detail: text("What this page is about, in a few words"),
  description: z.string().min(50).max(170).meta({
    description: "Shown under the title by search engines: 50 to 170 characters",
    widget: "text",
  }),
});

const closingPhoto = {
  photo: photoName(),
  look: choice(
    "sky: the words overlap the photo's sky; dusk: they stay above it; whole: above it, and its upper edge does not fade; wall: on it",
    ["sky", "dusk", "whole", "wall"],
  ),
};
export const fact = z.strictObject({
  label: text("e.g. Installed in"),
  value: text("e.g. Two days"),
});

export const closing = group("The large words and the button at the end of the page", {
  title: text("The large closing question"),
  text: sentences("One or two sentences next to it"),
  button: action,
  ...closingPhoto,
});

export const closingOverride = closing
  .partial({ title: true, text: true, button: true })
  .describe("A photo, and if you like words, of its own; what is left out is as on similar pages")
  .optional();

export type Fact = z.infer<typeof fact>;
export type Seo = z.infer<typeof seo>;
