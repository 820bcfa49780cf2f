import { z } from "zod";
import type { PageName } from "#app/config/pages.ts";
import { action, closing, isoDate, photoName, seo, text } from "./primitives.ts";

const titledText = z.strictObject({ title: text("Heading"), text: text("A sentence or two") });

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
      title: text("Heading"),
      text: text("What changed in the room"),
      photo: photoName.describe("The staged photo; photos.yml names the one before"),
      link: action,
    })
    .optional(),
  services: z.strictObject({ title: text("Heading"), text: text("A note on the right") }),
  gallery: z
    .strictObject({ title: text("Heading") })
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
    title: text("Heading"),
    quote: text("A sentence the founder would say").optional(),
    quoteBy: text("Who says it").optional(),
    photo: photoName,
  }),
  story: z.strictObject({
    title: text("Heading"),
    paragraphs: z
      .array(text("A paragraph"))
      .min(1)
      .describe("The first is set large: two sentences are enough"),
    photo: photoName,
    caption: text("Below the photo").optional(),
  }),
  benefits: z
    .strictObject({ title: text("Heading"), items: z.array(titledText).min(1).max(6) })
    .optional(),
  values: z
    .strictObject({ title: text("Heading"), items: z.array(titledText).min(1).max(8) })
    .optional(),
  timeline: z
    .strictObject({
      title: text("Heading"),
      items: z
        .array(
          z.strictObject({
            year: text("2013 ... Today"),
            title: text("Milestone"),
            text: text("A sentence"),
          }),
        )
        .min(2)
        .max(7),
    })
    .optional(),
  closing,
});

const faqPage = z.strictObject({
  seo,
  title: text("Heading"),
  stillHaveQuestions: z.strictObject({
    title: text("Heading"),
    cards: z
      .array(z.strictObject({ title: text("Heading"), text: text("A sentence"), link: action }))
      .min(1)
      .max(2),
  }),
  closing,
});

const contactPage = z.strictObject({
  seo,
  title: text("Heading"),
  intro: text("A sentence beside the heading"),
  answerTime: text("Beside the send button"),
  photo: photoName,
  testimonial: z
    .int()
    .positive()
    .optional()
    .describe("The id of the testimonial to show beside the message; leave out for none"),
  next: z
    .strictObject({
      title: text("Heading"),
      steps: z.array(text("One step, a sentence or two")).min(1),
    })
    .optional()
    .describe("What a visitor can expect after sending, beside the message"),
  closing,
});

const portfolioPage = z.strictObject({
  seo,
  title: text("Heading"),
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
  title: text("Heading"),
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
  draft: z.boolean().optional().describe("Until an attorney has read the text"),
});

type PageFile = { file: string; schema: z.ZodType; whenMissing?: undefined };

/** Where the words of each page are; one that may stay out has `whenMissing`. */
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
