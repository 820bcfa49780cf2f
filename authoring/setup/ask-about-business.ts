import { z } from "zod";
import { capitalize } from "#app/lib/text/format.ts";
import {
  countrySchema,
  createPhoneSchema,
  createPostalCodeSchema,
} from "#app/model/load/check/business.ts";
import { findUnreadableColors } from "#app/model/load/check/theme.server.ts";
import { describeProblems } from "#app/model/load/describe-problem.ts";
import { business, WEEKDAYS } from "#app/model/schema/business.ts";
import { text, webAddress } from "#app/model/schema/primitives.ts";
import { settings } from "#app/model/schema/settings.ts";
import { palette } from "#app/model/schema/theme.ts";

export type Interview = {
  ask(question: string, name: string): Promise<string>;
  /** Asks again, where there is somebody to answer. */
  refuse(question: string, sentence: string): void;
};

const { shape } = business;
const { repo } = settings.shape.editor.unwrap().shape.backend.shape;

const year = z.coerce.number({ error: "should be a year, like 2019" }).pipe(shape.founded);
const time = shape.hours.element.shape.opens;
const createListSchema = (item: z.ZodType, error: string) =>
  z
    .string()
    .transform((typed) => typed.split(",").flatMap((part) => part.trim() || []))
    .refine((parts) => parts.every((part) => item.safeParse(part).success), error);
const cities = createListSchema(text("A city"), "should be cities with commas between");
const profiles = createListSchema(
  webAddress,
  "should be addresses like instagram.com/name, with commas between",
).transform((typed) => typed.map(describeProfile));

const accentColors = palette.shape.clay
  .transform((clay) => ({ clay, "clay-deep": darken(clay) }))
  .refine(
    (colors) => findUnreadableColors(colors).length === 0,
    "cannot be read on the pale ground of the pages; choose a darker one",
  );

/** Answers have these names as options, in a file and in the form on GitHub. */
export const SETUP_QUESTIONS = [
  "name",
  "founded",
  "about",
  "city",
  "country",
  "currency",
  "region",
  "street",
  "postalCode",
  "phone",
  "email",
  "website",
  "serviceArea",
  "opens",
  "closes",
  "social",
  "color",
  "repository",
] as const;

type SetupQuestion = (typeof SETUP_QUESTIONS)[number];

/** It asks only for facts that nobody else knows; other texts begin as "To be written." */
export async function askAboutBusiness(interview: Interview) {
  const ask = createAsk(interview);
  const name = await ask("name", "Name of your business", shape.name);
  const founded = await ask("founded", "Year it was founded", year);
  const about = await ask("about", "One sentence that says what you do", shape.about);
  const city = await ask("city", "City", shape.city);
  const country = await ask("country", "Country, two letters", countrySchema, "US");
  const currency =
    findCurrency(country) ??
    (await ask(
      "currency",
      "Currency of your prices, three letters, e.g. USD",
      shape.currency.unwrap(),
    ));
  const business = {
    name,
    alternateName: /staging/i.test(name) ? name : `${name} Home Staging`,
    founded,
    about,
    city,
    region: await ask("region", "State or region, e.g. AZ", shape.region),
    street: await ask("street", "Street, if clients may visit you", shape.street),
    postalCode: await ask("postalCode", "ZIP code", createPostalCodeSchema(country)),
    country,
    currency,
    areaUnit: SQUARE_FEET.includes(country) ? ("sq ft" as const) : ("sq m" as const),
    timeZone: findTimeZone(),
    phone: await ask("phone", "Phone number, as it should be shown", createPhoneSchema(country)),
    email: await ask("email", "Email address", shape.email),
    website: await ask("website", "Web address of the site", shape.website),
    serviceArea: await ask("serviceArea", "Cities you work in, with commas between", cities, city),
    hours: [await askHours(ask, country)],
    social: await ask(
      "social",
      "Your profiles elsewhere, with commas between, e.g. instagram.com/name",
      profiles.optional(),
    ),
    serviceLinks: [
      { label: "Our Work", to: "/portfolio" },
      { label: "Consultation Services", to: "/contact" },
    ],
    services: ["Vacant home staging", "Occupied home staging"],
  };
  return {
    business,
    colors: await ask("color", "Accent color, e.g. #98482a", accentColors.optional()),
    repository: await ask(
      "repository",
      "GitHub repository, to edit online, e.g. your-name/your-site",
      repo.optional(),
    ),
  };
}

export type SetupAnswers = Awaited<ReturnType<typeof askAboutBusiness>>;

/** Enter accepts the proposal, or skips an optional field. */
const createAsk =
  ({ ask, refuse }: Interview) =>
  async <Schema extends z.ZodType>(
    name: SetupQuestion,
    question: string,
    schema: Schema,
    proposal = "",
  ) => {
    const none = schema.safeParse(undefined).success ? " [none]" : "";
    const hint = proposal ? ` [${proposal}]` : none;
    for (;;) {
      const answer = (await ask(`${question}${hint}: `, name)).trim() || proposal || undefined;
      const [problem] = describeProblems(schema, answer);
      if (!problem) return schema.parse(answer);
      refuse(`${question}: ${answer ?? ""}`, `  That ${problem.what}.`);
    }
  };

async function askHours(ask: ReturnType<typeof createAsk>, country: string) {
  const days = { days: "Monday to Friday", weekdays: [...WEEKDAYS] };
  const opens = await ask("opens", "Monday to Friday you open at, e.g. 9am", time);
  if (!opens) return { ...days, text: "By appointment" };
  const later = time.unwrap().refine((typed) => typed > opens, "is before you open");
  const closes = await ask("closes", "And close at, e.g. 5pm", later);
  const text = `${formatLocalTime(opens, country)} to ${formatLocalTime(closes, country)}`;
  return { ...days, text, opens, closes };
}

function formatLocalTime(time: string, country: string): string {
  const clock = { timeStyle: "short", timeZone: "UTC" } as const;
  const shown = new Date(`2000-01-01T${time}Z`).toLocaleTimeString(`en-${country}`, clock);
  return shown.replace(/:00(?=\s*[ap])/i, "").replace(/\s/g, " ");
}

/** A computer in the cloud reports UTC instead of the owner's time zone. */
function findTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone.includes("/") && !timeZone.startsWith("Etc/") ? timeZone : undefined;
}

const SQUARE_FEET = ["US", "CA", "GB", "IE", "IN"];

const CURRENCIES = {
  USD: "US PR",
  CAD: "CA",
  GBP: "GB",
  AUD: "AU",
  NZD: "NZ",
  EUR: "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK",
};

const findCurrency = (country: string) =>
  Object.entries(CURRENCIES).find(([, countries]) => countries.includes(country))?.[0];

function describeProfile(typed: string) {
  const url = webAddress.parse(typed);
  const [site = "Profile"] = new URL(url).hostname.replace(/^www\./, "").split(".");
  return { name: capitalize(site), url };
}

function darken(color: string): string {
  const darkenPart = (part: string) => Math.round(Number.parseInt(part, 16) * 0.85);
  return color.replace(/[0-9a-f]{2}/gi, (part) => darkenPart(part).toString(16).padStart(2, "0"));
}
