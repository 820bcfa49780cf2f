import { array, strictObject } from "zod";
import { LANGUAGE_CODES } from "#app/config/pages.ts";
import { STAGING_TYPE_NAMES } from "#app/config/staging-types.ts";
import { room } from "./plan.ts";
import {
  choice,
  cityName,
  closing,
  closingOverride,
  email,
  eventDate,
  fact,
  filterName,
  flag,
  group,
  heading,
  id,
  list,
  pattern,
  phone,
  photoName,
  questions,
  sentences,
  seo,
  short,
  text,
  title,
} from "./primitives.ts";

const draft = flag("On while you write: only your own preview shows it");

const lines = array(sentences("One paragraph")).min(1);
const photo = strictObject({
  file: photoName().meta({ unique: "value" }),
  caption: text("A few words below the photo"),
});
const section = strictObject({
  title: heading,
  lines,
  photo: photoName("A photo next to this part").optional(),
  caption: text("Below it; left out, its caption in the gallery").optional(),
});
const item = strictObject({ subtitle: text("A few words"), lines });

export const project = strictObject({
  id: id.describe("A number no other project has"),
  title: title("Name of the project, the heading of its page"),
  seoTitle: text("Heading of the card in the portfolio, naming what was staged"),
  category: filterName("Luxury, vacant, golf, remodel ... in your own words", "projects"),
  staging: choice(
    "Was the home empty, lived in, or new? The portfolio can be filtered by it",
    STAGING_TYPE_NAMES,
  ),
  service: text("What search engines should call the work").optional(),
  buildingStyle: text("Mediterranean, Contemporary ... in your own words").optional(),
  city: cityName("The city; it becomes part of the address and a filter of the portfolio"),
  location: text("Full address: street, city, state and ZIP"),
  formattedLocation: pattern(
    / \| /,
    "should look like 'Palo Verde Estates | Indian Wells'",
    text("Where the street stays private, like Palo Verde Estates | Indian Wells"),
  ).optional(),
  completed: eventDate("Day the staging was finished").meta({ sinceFounding: true }),
  image: photoName("The photo on the portfolio card"),
  summary: sentences("One or two sentences for the card"),
  result: text("How it went, in a few words for the card: Under contract in six days").optional(),
  description: sentences("Opening paragraph of 'About The Project'"),
  tagline: text("One closing line in italics").optional(),
  facts: list("Shown in the margin after staging and building style", fact).max(4).optional(),
  photos: list("The gallery, in order", photo),
  rooms: list("The plan of the home, below the gallery: its rooms", room).optional(),
  beforeAfter: group("Where this home's before/after slider has words of its own", {
    title: heading.optional(),
    text: sentences("A sentence or two").optional(),
  }).optional(),
  sections: list("More of its story, part by part", section).optional(),
  highlights: list(
    "Cards below the story",
    strictObject({
      title: text("Heading of the card"),
      photo: photoName("A photo above the heading").optional(),
      items: array(item).min(1),
    }),
  ).optional(),
  closing: closingOverride,
  draft,
  contact: group("Only where this project has a contact of its own", {
    phone: phone.describe("The number for this project").optional(),
    email: email.describe("The mail address for this project").optional(),
  }).optional(),
});

export const post = strictObject({
  id: id.describe("A number no other article has; 7 makes the address /blog/7"),
  title: title("Title of the article"),
  excerpt: sentences("Two sentences for the list and the top of the article"),
  category: filterName("Staging Tips, Design, Technology ... in your own words", "posts"),
  author: text("Who wrote it"),
  date: eventDate("Day of publication; an article dated ahead waits for its day"),
  updated: eventDate("Day of the last real change").optional(),
  seo: seo.optional(),
  readTime: pattern(/^\d+ min read$/, "should look like '8 min read'")
    .describe("Like 8 min read; left out, it is counted")
    .optional(),
  photo: photoName(),
  closing: closingOverride,
  draft,
  tags: array(text("A word to find it by")).min(1).optional(),
});

export const servicePage = strictObject({
  title: title("Name of the service, shown as the page's heading"),
  inSentence: text("Its name on the home page, e.g. consultations").optional(),
  staging: choice(
    "If it is one of these: such projects are shown, and the form has it chosen",
    STAGING_TYPE_NAMES,
  )
    .meta({ unique: "value" })
    .optional(),
  category: filterName(
    "If it is none of these: the category whose projects are shown",
    "projects",
  ).optional(),
  seo,
  price: text("In two or three words, next to its name on Home: from $9,100").optional(),
  answer: sentences("A sentence that says what the service is; without facts, what it costs too"),
  facts: list("Below the answer: days, prices, terms", fact).max(6).optional(),
  photo: photoName(),
  beforeAfter: photoName(
    "The staged photo of a pair in the list of photos: the page opens with both",
  )
    .meta({ references: "pair" })
    .optional(),
  caption: text("A few words below the opening's photo").optional(),
  closing: closingOverride,
  draft,
  faqs: questions("Questions about this service"),
});

const pagePath = pattern(
  /^\/([\w-]+(\/[\w-]+)*)?$/,
  "should be a page's path alone, like /about",
).meta({ meaning: "sitePath", description: "The English page that says the same, like /about" });
const alteredPair = strictObject({
  altered: photoName("The picture as the listing shows it"),
  original: photoName("The same picture before anything was changed"),
  changed: text("What was added, removed or changed, in a sentence"),
});

export const originals = strictObject({
  title: title("The street or another name of the listing, the heading of its page"),
  date: eventDate("Day on which the altered pictures were made"),
  agent: text("Who lists the home").optional(),
  brokerage: text("The brokerage of the agent").optional(),
  pairs: list("Each altered picture with its original", alteredPair).min(1),
});

export const customPage = strictObject({
  title: title("Heading of the page"),
  seo,
  intro: sentences("A sentence or two next to the heading").optional(),
  photo: photoName("The first photo: upright next to the heading, or wide below it").optional(),
  updated: eventDate("Shown as 'Last updated'").optional(),
  inSentence: text(
    "Its name on the home page, e.g. what it all costs; Contact links to it too",
  ).optional(),
  footer: short(
    "Its name among the small links of the footer; left out, it is not among them",
    40,
  ).optional(),
  faqs: questions("Questions below the text"),
  closing: closing.optional(),
  draft,
  lang: choice(
    "The language of the page, if it is not English: es for Spanish",
    LANGUAGE_CODES,
  ).optional(),
  english: pagePath.optional(),
}).superRefine(({ lang, english, faqs, updated }, { addIssue }) => {
  const refuse = (field: string, message: string) =>
    addIssue({ code: "custom", path: [field], message });
  const inEnglish = "would be in English. Leave it out of a page in another language.";
  if (english && !lang) refuse("english", "needs the language of this page, lang: es");
  if (lang && faqs) refuse("faqs", inEnglish);
  if (lang && updated) refuse("updated", inEnglish);
});
