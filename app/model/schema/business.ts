import { z } from "zod";
import { AREA_UNITS, type AreaUnit } from "#app/model/pricing/measures.ts";
import {
  action,
  cityName,
  email,
  isoDate,
  list,
  pattern,
  phone,
  secureAddress,
  sentences,
  short,
  siteAddress,
  text,
  webAddress,
} from "./primitives.ts";

const CLOCK_ERROR = "should be a time like 09:00 or 9am";

const clockTime = pattern(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  CLOCK_ERROR,
  z.string(CLOCK_ERROR).overwrite(normalizeClockTime),
);

/** '9am', '9:00' and '5 p.m.' become '09:00' and '17:00'. */
function normalizeClockTime(typed: string): string {
  const [, hour, minutes = "00", half] =
    typed.trim().match(/^(\d{1,2})(?::(\d\d))?(?:\s*([ap])\.?m\.?)?$/i) ?? [];
  if (hour === undefined || (half && Number(hour) > 12)) return typed;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, "0")}:${minutes}`;
}

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;

const weekday = z.enum([...WEEKDAYS, "Saturday", "Sunday"]);

const openingHours = z
  .strictObject({
    days: text("As shown, e.g. Monday to Friday"),
    text: text("As shown, e.g. 9 AM to 5 PM"),
    weekdays: z.array(weekday).min(1).describe("The same days, for search engines"),
    opens: clockTime.describe("For search engines; empty when closed or by appointment").optional(),
    closes: clockTime.describe("Like 5pm or 17:00").optional(),
  })
  .superRefine(({ opens, closes, text }, { addIssue }) => {
    const refuse = (message: string) => addIssue({ code: "custom", path: ["closes"], message });
    const shown = text
      .match(/\d{1,2}(:\d\d)?\s*[ap]\.?m/gi)
      ?.map((time) => normalizeClockTime(time));
    if (!opens !== !closes) refuse("and opens belong together: give both, or neither");
    else if (opens && closes && closes <= opens) refuse(`is not after ${opens}; 5 PM is 17:00`);
    else if (opens && shown?.length === 2 && shown.join() !== [opens, closes].join())
      refuse(`and opens, ${opens}, are not what "${text}" tells visitors`);
  });

const rating = z.strictObject({
  value: z.number().min(1).max(5).describe("The average, out of 5"),
  best: z.literal(5),
  count: z.int().positive().describe("How many reviews"),
  url: webAddress.describe("The profile on the review site"),
  write: secureAddress
    .describe("Where clients write a review of you; left out, nobody is asked for one")
    .optional(),
});

const closedDays = z
  .strictObject({
    name: text("Why, e.g. Thanksgiving or Summer break"),
    from: isoDate("The day, or the first of several"),
    to: isoDate("The last day; left out, it is one day").optional(),
  })
  .refine(({ from, to = from }) => from <= to, {
    path: ["to"],
    error: "is before from, so it would never show",
  });

export const business = z.strictObject({
  name: short("The short name, as on the door", 60),
  alternateName: text("The full trading name"),
  founded: z
    .int()
    .min(1900)
    .max(new Date().getFullYear())
    .describe("Year of foundation; years in business follow"),
  street: text("Street address; leave out to show the city alone").optional(),
  city: text("City"),
  region: text("State or region, e.g. CA").optional(),
  postalCode: text("ZIP code").optional(),
  country: pattern(/^[A-Z]{2}$/, "should be two capital letters, like US").describe(
    "Country, two letters; the phone number is dialed with its code",
  ),
  currency: pattern(/^[A-Z]{3}$/, "should be three capital letters, like USD")
    .refine((code) => Intl.supportedValuesOf("currency").includes(code), "is no currency's code")
    .describe("Currency of all prices, three letters; left out, they are dollars")
    .optional(),
  areaUnit: z
    .enum(Object.keys(AREA_UNITS) as AreaUnit[])
    .describe("How homes are measured; left out, in sq ft")
    .optional(),
  latitude: z.number().min(-90).max(90).describe("How far north, in degrees, for maps").optional(),
  longitude: z.number().min(-180).max(180).describe("How far east; west is below 0").optional(),
  timeZone: text("For dated articles, the notice and Home's evening photo, like America/Phoenix")
    .refine(isTimeZone, "should be a time zone like America/Los_Angeles")
    .optional(),
  phone: phone.describe("Shown everywhere as you type it, and dialed"),
  email: email.describe("Shown everywhere, for those who would rather write"),
  website: siteAddress.describe("The address of this site, like https://www.your-business.com"),
  priceRange: z.enum(["$", "$$", "$$$", "$$$$"]).describe("Price level").optional(),
  about: sentences("One sentence for the footer"),
  photoNote: text(
    "A line in the footer and next to each project, for photos that are computer renderings",
  ).optional(),
  rating: rating.optional().describe("Leave out while there are no reviews"),
  hours: z.array(openingHours).min(1),
  closed: list("Days off, told to visitors from a week before", closedDays).optional(),
  social: z
    .array(z.strictObject({ name: text("e.g. Instagram"), url: webAddress }))
    .optional()
    .describe("Your profiles elsewhere, linked from the footer"),
  serviceArea: z.array(cityName("A city you work in").meta({ unique: "value" })).min(1),
  services: z.array(text("A service you offer, as search engines should read it")).min(1),
  serviceLinks: z.array(action).min(1).max(8).describe("'Our Services' in the footer"),
});

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

export type Business = z.infer<typeof business>;
