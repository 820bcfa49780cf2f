import { z } from "zod";
import { STAGING_TYPES } from "#app/config/staging-types.ts";
import { group, heading, list, pattern, sentences, text } from "./primitives.ts";

const amount = (about: string) => z.int().nonnegative().max(100_000).describe(about);

const percent = (about: string) => z.int().positive().max(500).describe(about);

const rates = group("Your numbers", {
  baseFee: amount("For any staging: the plan, delivery, installation and removal"),
  perRoom: amount("For each room that is staged"),
  maxRooms: z.int().min(5).max(30).describe("The largest number of rooms a visitor can choose"),
  sizes: list(
    "Where each size of home ends; a last size holds all larger homes",
    z
      .int()
      .positive()
      .describe("Square feet, or square meters where the business measures in them"),
  )
    .min(1)
    .max(12)
    .refine(
      (sizes) => sizes.every((size, index) => size > (sizes[index - 1] ?? 0)),
      "should grow from entry to entry, like 1500, 2000, 2500",
    ),
  perSize: amount("For each size above the smallest"),
  percent: group("How much of base fee, rooms and size each kind of home costs", {
    [STAGING_TYPES.vacant.status]: percent("Per cent of the sum for an empty home, usually 100"),
    [STAGING_TYPES.occupied.status]: percent(
      "Per cent of the sum for a home with its own furniture, e.g. 50",
    ),
    [STAGING_TYPES.new.status]: percent("Per cent of the sum for a new home, e.g. 105"),
    luxury: percent(
      "Per cent of the sum for a luxury home, e.g. 180; left out, visitors cannot choose it",
    ).optional(),
  }),
  outdoor: amount("For a patio or terrace, the same for every kind of home"),
  monthly: percent("Per cent of the estimate for each month after that time, e.g. 20").optional(),
  spread: z
    .int()
    .min(1)
    .max(50)
    .describe("How far the estimate reaches below and above the sum, in per cent"),
  roundTo: z.int().min(1).max(1000).describe("Estimates are rounded to a multiple of this"),
});

export const estimate = z.strictObject({
  title: heading,
  intro: sentences("A sentence or two next to the heading"),
  period: text("What the price covers, read after the amount: for the first 90 days"),
  note: sentences("The sentence after the amount: that it is an estimate"),
  afterwards: text("Below the rate table: what happens after that time, and what is not in it"),
  rates,
  prices: list(
    "Prices that nothing is added up for: below the rate table, and in any text by their name",
    z.strictObject({
      name: pattern(
        /^(?!(?:base|room|size|patio|monthly)$)[a-z-]+$/,
        "should be a word of its own in small letters, like consultation",
      ).meta({ description: "One word, by which any text can ask for it", unique: "value" }),
      label: text("As visitors read it, e.g. Consultation of two hours"),
      from: amount("The price, or the least"),
      to: amount("The most, where it depends").optional(),
    }),
  ).optional(),
});
