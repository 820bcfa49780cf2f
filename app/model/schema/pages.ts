import { array, strictObject, type z } from "zod";
import type { PageName } from "#app/config/pages.ts";
import {
  action,
  closing,
  group,
  heading,
  list,
  photoName,
  sentences,
  seo,
  short,
  testimonialId,
  text,
} from "./primitives.ts";

const titledText = strictObject({ title: heading, text: sentences("A sentence or two") });

const milestone = strictObject({
  year: text("The year, or Today"),
  title: text("What happened, in a few words"),
  text: sentences("A sentence"),
  photo: photoName().optional(),
});

const captioned = strictObject({
  photo: photoName(),
  caption: text("A few words below the photo").optional(),
});

const titledList = <Item extends z.ZodType>(item: Item, min: number, max: number) => ({
  title: heading,
  items: array(item).min(min).max(max),
});

const homePage = strictObject({
  seo,
  hero: strictObject({
    headline: list("In two halves phones break the line well", text("One half of the headline"))
      .min(1)
      .max(2),
    text: sentences("One sentence below"),
    photo: photoName("The first photo of the site, with a calm, bright upper fifth"),
    caption: text("Which home it is, and how it went").optional(),
    states: group("Two buttons instead, if the photo has one before staging", {
      empty: short("e.g. Empty for five months", 30),
      staged: short("e.g. Under contract in nine days", 30),
    }).optional(),
    dusk: group("The first photo from sunset to six in the morning; left out, it is always day", {
      photo: photoName("The same room in the evening, its upper fifth as bright"),
      caption: text("Words after your city and the time, e.g. Same room, lamps on."),
    }).optional(),
    primary: action,
    secondary: action,
  }),
  statistics: group("Needed as soon as there are statistics", {
    note: sentences("The sentence below the figures"),
    testimonial: testimonialId("The id of the testimonial to show next to them").optional(),
  }).optional(),
  transformation: strictObject({
    title: heading,
    text: text("What changed in the room"),
    photo: photoName("The staged photo; the list of photos says which is the one before").meta({
      references: "pair",
    }),
    link: action,
  }).optional(),
  services: strictObject({
    title: heading,
    text: sentences("A sentence next to the heading"),
    inDetail: text("The link of a card to the page of its service").optional(),
  }),
  gallery: group("Needed as soon as there are rooms in the gallery", { title: heading }).optional(),
  testimonials: group("Needed as soon as there are testimonials", {
    title: text("Name of the section for screen readers"),
    photo: photoName(),
    link: text("Words of the link to the review site").optional(),
  }).optional(),
  closing,
});

const aboutPage = strictObject({
  seo,
  hero: strictObject({
    title: heading,
    quote: sentences("A sentence the founder would say").optional(),
    quoteBy: text("The name below it").optional(),
    photo: photoName(),
  }),
  story: strictObject({
    title: heading,
    paragraphs: list(
      "The first is set large: two sentences are enough",
      sentences("A paragraph"),
    ).min(1),
    people: list("Upright, with the names of those whose work they show", captioned)
      .max(3)
      .optional(),
    photo: photoName("Upright, next to the first paragraphs").optional(),
    caption: text("A few words below the photo").optional(),
    photos: list("Wide ones, next to those that follow", captioned).max(2).optional(),
  }),
  benefits: strictObject(titledList(titledText, 1, 6)).optional(),
  values: strictObject(titledList(titledText, 1, 8)).optional(),
  timeline: strictObject(titledList(milestone, 2, 7)).optional(),
  closing,
});

const questionsCard = strictObject({ title: heading, text: sentences("A sentence"), link: action });

const faqPage = strictObject({
  seo,
  title: heading,
  stillHaveQuestions: strictObject({ title: heading, cards: array(questionsCard).min(1).max(2) }),
  closing,
});

const contactPage = strictObject({
  seo,
  title: heading,
  intro: sentences("A sentence next to the heading"),
  answerTime: text("Next to the send button, e.g. We answer within a day"),
  photo: photoName(),
  testimonial: testimonialId("The id of the testimonial to show next to the message").optional(),
  next: group("What a visitor can expect after sending, next to the message", {
    title: heading,
    steps: array(sentences("One step, a sentence or two")).min(1),
  }).optional(),
  closing,
});

const portfolioPage = strictObject({
  seo,
  title: heading,
  intro: sentences("A sentence or two next to the heading"),
  closing,
});

export const projectPage = strictObject({
  seo: group("Left out, a project's title names its own kind of staging and its own city", {
    type: text("First words of every project's browser title, e.g. Luxury Home Staging").optional(),
    city: text("The city every project's title names").optional(),
  }).optional(),
  beforeAfter: titledText.describe("The band with the before/after slider"),
  highlights: text("Heading above the highlight cards"),
  contact: text("Heading of the contact block"),
  related: text("Heading above the next projects"),
  notFoundPhoto: photoName("An empty room, shown where a project does not exist").optional(),
  closing,
});

const blogPage = strictObject({
  seo,
  title: heading,
  intro: sentences("A sentence next to the heading"),
  newsletter: titledText
    .extend({ photo: photoName("Next to the words").optional() })
    .describe("The words of the newsletter box; leave out for no box")
    .optional(),
  closing,
  postClosing: closing,
});

type PageFile = { file: string; schema: z.ZodType; whenMissing?: undefined };

export const PAGE_FILES = {
  home: { file: "pages/home.yml", schema: homePage },
  about: { file: "pages/about.yml", schema: aboutPage },
  portfolio: { file: "pages/portfolio.yml", schema: portfolioPage },
  faq: { file: "pages/faq.yml", schema: faqPage },
  blog: { file: "pages/blog.yml", schema: blogPage, whenMissing: undefined },
  contact: { file: "pages/contact.yml", schema: contactPage },
} as const satisfies Record<PageName, PageFile>;
