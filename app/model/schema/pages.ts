import { z } from "zod";
import { action, closing, photoName, seo, text } from "./primitives.ts";

const titledText = z.strictObject({ title: text("Heading"), text: text("A sentence or two") });

export const homePage = z.strictObject({
  seo,
  hero: z.strictObject({
    headline: z
      .array(text("One half of the headline"))
      .length(2)
      .describe("Two halves, so that phones break the line well"),
    text: text("One sentence below"),
    photo: photoName.describe("A picture with a calm, bright upper fifth"),
    primary: action,
    secondary: action,
  }),
  statistics: z.strictObject({ note: text("The sentence beside the figures") }),
  transformation: z.strictObject({
    title: text("Heading"),
    text: text("What changed in the room"),
    photo: photoName.describe("The staged picture; photos.yml names the one before"),
    link: action,
  }),
  services: z.strictObject({ title: text("Heading"), text: text("A note on the right") }),
  gallery: z.strictObject({ title: text("Heading") }),
  testimonials: z.strictObject({
    title: text("Name of the section for screen readers"),
    photo: photoName,
    link: text("Words of the link to the review site"),
  }),
  closing,
});

export const aboutPage = z.strictObject({
  seo,
  hero: z.strictObject({
    title: text("Heading"),
    quote: text("A sentence the founder would say"),
    quoteBy: text("Who says it"),
    photo: photoName,
  }),
  story: z.strictObject({
    title: text("Heading"),
    paragraphs: z.array(text("A paragraph")).min(2),
    photo: photoName,
    caption: text("Below the picture"),
  }),
  benefits: z.strictObject({ title: text("Heading"), items: z.array(titledText).length(3) }),
  values: z.strictObject({ title: text("Heading"), items: z.array(titledText).length(4) }),
  timeline: z.strictObject({
    title: text("Heading"),
    items: z
      .array(
        z.strictObject({
          year: text("2013 ... Today"),
          title: text("Milestone"),
          text: text("A sentence"),
        }),
      )
      .length(5),
  }),
  closing,
});

export const faqPage = z.strictObject({
  seo,
  title: text("Heading"),
  stillHaveQuestions: z.strictObject({
    title: text("Heading"),
    cards: z
      .array(z.strictObject({ title: text("Heading"), text: text("A sentence"), link: action }))
      .length(2),
  }),
  closing,
});

export const contactPage = z.strictObject({
  seo,
  title: text("Heading"),
  intro: text("A sentence beside the heading"),
  answerTime: text("Beside the send button"),
  photo: photoName,
  closing,
});

export const portfolioPage = z.strictObject({
  seo,
  title: text("Heading"),
  intro: text("A sentence or two beside the heading"),
  closing,
});

export const projectPage = z.strictObject({
  beforeAfter: titledText.describe("The band with the before/after slider"),
  highlights: text("Heading above the highlight cards"),
  contact: text("Heading of the contact block"),
  related: text("Heading above the next projects"),
  closing,
});

export const blogPage = z.strictObject({
  seo,
  title: text("Heading"),
  intro: text("A sentence beside the heading"),
  newsletter: titledText,
  closing,
  articleClosing: closing,
});
