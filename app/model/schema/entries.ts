import { array, strictObject } from "zod";
import { STAGING_NAMES } from "#app/config/stagings.ts";
import {
  choice,
  email,
  flag,
  group,
  heading,
  id,
  isoDate,
  list,
  pattern,
  phone,
  photoName,
  seo,
  text,
  title,
} from "./primitives.ts";

const draft = flag("true while it is written: shown by npm run dev, and to no visitor");

const lines = array(text("One paragraph")).min(1);
const fact = strictObject({ label: text("e.g. Installed in"), value: text("e.g. Two days") });
const photo = strictObject({ file: photoName(), caption: text("A few words below the photo") });
const item = strictObject({ subtitle: text("A few words"), lines });

export const project = strictObject({
  id: id.describe("A number no other project has"),
  title: title("Name of the home, shown as the page's heading"),
  seoTitle: text("Heading of the card in the portfolio, naming what was staged"),
  category: text("Luxury, vacant, golf, remodel ... in your own words"),
  staging: choice(
    "Was the home empty, lived in, or new? The portfolio can be filtered by it",
    STAGING_NAMES,
  ),
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
  image: photoName("The photo on the portfolio card"),
  summary: text("One or two sentences for the card"),
  result: text("How it went, in a few words for the card: Under contract in six days").optional(),
  description: text("Opening paragraph of 'About The Project'"),
  tagline: text("One closing line in italics").optional(),
  facts: list("Shown in the margin after staging and building style", fact).max(4).optional(),
  photos: list("The gallery, in order", photo),
  sections: array(strictObject({ title: heading, lines })).optional(),
  highlights: array(
    strictObject({ title: text("Heading of the card"), items: array(item).min(1) }),
  ).optional(),
  draft,
  contact: group("Only where this project has a contact of its own", {
    phone: phone.optional(),
    email: email.optional(),
  }).optional(),
});

export const post = strictObject({
  id: id.describe("The number in the address /blog/{id}"),
  title: title("Title of the article"),
  excerpt: text("Two sentences for the list and the top of the article"),
  category: text("Staging Tips, Design, Technology ... in your own words"),
  author: text("Who wrote it"),
  date: isoDate("Day of publication; one ahead waits for its day"),
  updated: isoDate("Day of the last real change").optional(),
  readTime: pattern(/^\d+ min read$/, "should look like '8 min read'")
    .describe("Left out, it is counted")
    .optional(),
  photo: photoName(),
  draft,
  tags: array(text("A tag")).min(1).optional(),
});

export const servicePage = strictObject({
  title: title("Name of the service, shown as the page's heading"),
  staging: choice(
    "Where the service is one of these: its homes are shown, and the form chooses it",
    STAGING_NAMES,
  ).optional(),
  category: text("Instead of staging: the projects of this category are its homes").optional(),
  seo,
  answer: text("A paragraph that says what the service is and what it costs, all by itself"),
  photo: photoName(),
  beforeAfter: photoName("The staged photo of a pair; photos.yml names the one before").optional(),
  draft,
  faqs: list("Questions about this service", text("A question, spelled as in faqs.yml")).optional(),
});
