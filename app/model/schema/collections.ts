import { z } from "zod";
import { photoName, sitePath, text } from "./primitives.ts";

export const GALLERY_CATEGORIES = [
  "living room",
  "kitchen",
  "bedroom",
  "bathroom",
  "outdoor",
  "entertainment",
  "entrance",
] as const;

export const FAQ_CATEGORIES = ["general", "pricing", "process", "services", "policies"] as const;

export const photos = z.array(
  z.strictObject({
    file: photoName,
    alt: text("What the picture shows, for people who cannot see it"),
    beforeOf: photoName
      .optional()
      .describe("The staged picture of the same room, taken from the same spot"),
    width: z.int().positive().optional().describe("Only for a picture on another site"),
    height: z.int().positive().optional(),
  }),
);

export const services = z
  .array(
    z.strictObject({
      title: text("Name of the service"),
      description: text("Two or three sentences"),
      icon: z.enum(["vacant", "occupied", "new"]),
      link: sitePath.describe("Where the card leads"),
      linkLabel: text("The words of the link"),
      photo: photoName,
    }),
  )
  .length(3);

export const statistics = z
  .array(
    z.strictObject({
      value: z.int().nonnegative(),
      suffix: z.string().max(2).describe("Behind the number: %, + or K"),
      label: text("What is counted"),
      delay: z.int().nonnegative().describe("Milliseconds before the count starts"),
    }),
  )
  .length(4);

export const gallery = z
  .array(
    z.strictObject({
      id: z.int().positive(),
      photo: photoName,
      title: text("Caption"),
      category: z.enum(GALLERY_CATEGORIES),
    }),
  )
  .min(1);

export const testimonials = z
  .array(
    z.strictObject({
      id: z.int().positive(),
      name: text("Who says it"),
      role: text("Homeowner, Property Investor, Real Estate Professional, Property Seller ..."),
      city: text("Where the home is; shown behind the role").optional(),
      quote: text("Their words, without quotation marks"),
      photo: photoName.optional(),
    }),
  )
  .min(1);

export const faqs = z
  .array(
    z.strictObject({
      question: text("The question"),
      answer: text("The answer; Markdown paragraphs and links are allowed"),
      category: z.enum(FAQ_CATEGORIES),
    }),
  )
  .min(1);

export type PhotoEntry = z.infer<typeof photos>[number];
export type Statistic = z.infer<typeof statistics>[number];
export type Testimonial = z.infer<typeof testimonials>[number];
