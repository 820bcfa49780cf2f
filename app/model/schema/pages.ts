import { z } from "zod";
import type { PageName } from "#app/config/pages.ts";
import { action, closing, flag, heading, id, isoDate, photoName, seo, text } from "./primitives.ts";

const titledText = z.strictObject({ title: heading, text: text("A sentence or two") });

const milestone = z.strictObject({
  year: text("2013 ... Today"),
  title: text("Milestone"),
  text: text("A sentence"),
});

const titledList = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z.strictObject({ title: heading, items: z.array(item).min(min).max(max) }).optional();

const homePage = z.strictObject({
  seo,
  hero: z.strictObject({
    headline: z
      .array(text("One half of the headline"))
      .min(1)
      .max(2)
      .describe("In two halves phones break the line well"),
    text: text("One sentence below"),
    photo: photoName.describe("A photo with a calm, bright upper fifth"),
    primary: action,
    secondary: action,
  }),
  statistics: z
    .strictObject({ note: text("The sentence beside the figures") })
    .optional()
    .describe("Needed where there are figures in statistics.yml"),
  transformation: z
    .strictObject({
      title: heading,
      text: text("What changed in the room"),
      photo: photoName.describe("The staged photo; photos.yml names the one before"),
      link: action,
    })
    .optional(),
  services: z.strictObject({ title: heading, text: text("A note on the right") }),
  gallery: z
    .strictObject({ title: heading })
    .optional()
    .describe("Needed where there are rooms in gallery.yml"),
  testimonials: z
    .strictObject({
      title: text("Name of the section for screen readers"),
      photo: photoName,
      link: text("Words of the link to the review site").optional(),
    })
    .optional()
    .describe("Needed where there are quotes in testimonials.yml"),
  closing,
});

const aboutPage = z.strictObject({
  seo,
  hero: z.strictObject({
    title: heading,
    quote: text("A sentence the founder would say").optional(),
    quoteBy: text("Who says it").optional(),
    photo: photoName,
  }),
  story: z.strictObject({
    title: heading,
    paragraphs: z
      .array(text("A paragraph"))
      .min(1)
      .describe("The first is set large: two sentences are enough"),
    photo: photoName,
    caption: text("Below the photo").optional(),
  }),
  benefits: titledList(titledText, 1, 6),
  values: titledList(titledText, 1, 8),
  timeline: titledList(milestone, 2, 7),
  closing,
});

const faqPage = z.strictObject({
  seo,
  title: heading,
  stillHaveQuestions: z.strictObject({
    title: heading,
    cards: z
      .array(z.strictObject({ title: heading, text: text("A sentence"), link: action }))
      .min(1)
      .max(2),
  }),
  closing,
});

const contactPage = z.strictObject({
  seo,
  title: heading,
  intro: text("A sentence beside the heading"),
  answerTime: text("Beside the send button"),
  photo: photoName,
  testimonial: id
    .optional()
    .describe("The id of the testimonial to show beside the message; leave out for none"),
  next: z
    .strictObject({
      title: heading,
      steps: z.array(text("One step, a sentence or two")).min(1),
    })
    .optional()
    .describe("What a visitor can expect after sending, beside the message"),
  closing,
});

const portfolioPage = z.strictObject({
  seo,
  title: heading,
  intro: text("A sentence or two beside the heading"),
  closing,
});

export const projectPage = z.strictObject({
  seo: z
    .strictObject({
      type: text(
        "First words of every project's browser title, e.g. Luxury Home Staging",
      ).optional(),
      city: text("The city every project's title names").optional(),
    })
    .optional()
    .describe("Left out, a project's title names its own kind of staging and its own city"),
  beforeAfter: titledText.describe("The band with the before/after slider"),
  highlights: text("Heading above the highlight cards"),
  contact: text("Heading of the contact block"),
  related: text("Heading above the next projects"),
  closing,
});

const blogPage = z.strictObject({
  seo,
  title: heading,
  intro: text("A sentence beside the heading"),
  newsletter: titledText
    .optional()
    .describe("The words of the newsletter box; leave out for no box"),
  closing,
  postClosing: closing,
});

const legalPage = z.strictObject({
  seo,
  title: text("Heading of the page"),
  updated: isoDate("Shown as 'Last updated'"),
  draft: flag("Until an attorney has read the text"),
});

type PageFile = { file: string; schema: z.ZodType; whenMissing?: undefined };

export const PAGE_FILES = {
  home: { file: "pages/home.yml", schema: homePage },
  about: { file: "pages/about.yml", schema: aboutPage },
  portfolio: { file: "pages/portfolio.yml", schema: portfolioPage },
  faq: { file: "pages/faq.yml", schema: faqPage },
  blog: { file: "pages/blog.yml", schema: blogPage, whenMissing: undefined },
  contact: { file: "pages/contact.yml", schema: contactPage },
  privacyPolicy: { file: "pages/privacy-policy.md", schema: legalPage },
  termsOfService: { file: "pages/terms-of-service.md", schema: legalPage },
} as const satisfies Record<PageName, PageFile>;
