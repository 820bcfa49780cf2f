import { z } from "zod";
import { photoName, seo, text } from "./primitives.ts";

export const cities = z.array(
  z.strictObject({
    city: text("The city, spelled as in the projects there"),
    seo,
    heading: text("Heading of the page"),
    photo: photoName,
    answer: text("A paragraph that says what you do there and what it costs, all by itself"),
    market: z
      .array(text("A paragraph about selling a home in this city, and in no other"))
      .min(1)
      .describe("What only you can say about the city"),
    neighbors: z
      .array(text("A city nearby"))
      .optional()
      .describe("Linked where they have a page of their own"),
  }),
);
