import { z } from "zod";
import { capitalize } from "#app/lib/text/words.ts";
import { phoneRule, postalCodeRule } from "#app/model/read/check/business.ts";
import { unreadableColors } from "#app/model/read/check/theme.server.ts";
import { business, WEEKDAYS } from "#app/model/schema/business.ts";
import { text, webAddress } from "#app/model/schema/primitives.ts";
import { palette } from "#app/model/schema/theme.ts";
import type { Interview } from "#desk/new/interview.ts";

const { shape } = business;

const year = z.coerce.number({ error: "should be a year, like 2019" }).pipe(shape.founded);
const time = shape.hours.element.shape.opens;
const listOf = (item: z.ZodType, error: string) =>
  z.string().refine((typed) => parts(typed)?.every((part) => item.safeParse(part).success), error);
const parts = (typed?: string) => typed?.split(",").flatMap((part) => part.trim() || []);

const accentColor = palette.shape.clay.refine(
  (clay) => unreadableColors({ clay, "clay-deep": darker(clay) }).length === 0,
  { error: "cannot be read on the pale ground of the pages; choose a darker one" },
);

/** Only what nobody else can know; whatever else has to be said waits as "To be written." */
export async function askAboutBusiness(interview: Interview) {
  const need = (question: string, schema: z.ZodType, proposal?: string) =>
    interview.required(question, schema, proposal);
  const may = (question: string, schema: z.ZodType) => interview.text(question, schema.optional());

  const name = await need("Name of your business", shape.name);
  const founded = Number(await need("Year it was founded", year));
  const about = await need("One sentence that says what you do", shape.about);
  const city = await need("City", shape.city);
  const country = await need("Country, two letters", shape.country, "US");
  const [number, zip] = [phoneRule(country), postalCodeRule(country)];
  const business = {
    name,
    alternateName: /staging/i.test(name) ? name : `${name} Home Staging`,
    founded,
    about,
    city,
    region: await may("State or region, e.g. AZ", shape.region),
    street: await may("Street, if clients may visit you", shape.street),
    postalCode: await may("ZIP code", shape.postalCode.unwrap().refine(zip.isRight, zip.words)),
    country,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    phone: await need(
      "Phone number, as it should be shown",
      shape.phone.refine(number.isRight, number.words),
    ),
    email: await need("Email address", shape.email),
    website: await need("Web address of the site", shape.website),
    serviceArea: parts(
      await need(
        "Cities you work in, with commas between",
        listOf(text("A city"), "should be cities with commas between"),
        city,
      ),
    ),
    hours: [
      await hoursOf(country, await may("Monday to Friday you open at, e.g. 9am", time), (isLater) =>
        need("And close at, e.g. 5pm", time.unwrap().refine(isLater, "is before you open")),
      ),
    ],
    social: parts(
      await may(
        "Your profiles elsewhere, with commas between, e.g. instagram.com/name",
        listOf(webAddress, "should be addresses like instagram.com/name, with commas between"),
      ),
    )?.map(profileOf),
    serviceLinks: [
      { label: "Our Work", to: "/portfolio" },
      { label: "Consultation Services", to: "/contact" },
    ],
    services: ["Vacant home staging", "Occupied home staging"],
  };
  return { business, accent: await may("Accent color, e.g. #98482a", accentColor) };
}

export type Adoption = Awaited<ReturnType<typeof askAboutBusiness>>;

async function hoursOf(
  country: string,
  opens: string | undefined,
  askClosing: (isLater: (time: string) => boolean) => Promise<string>,
) {
  const days = { days: "Monday to Friday", weekdays: [...WEEKDAYS] };
  if (!opens) return { ...days, text: "By appointment" };
  const closes = await askClosing((time) => time > opens);
  const text = `${localTime(opens, country)} to ${localTime(closes, country)}`;
  return { ...days, text, opens, closes };
}

/** '9 AM' in the US, '09:00' where people count to 24. */
function localTime(time: string, country: string): string {
  const format = new Intl.DateTimeFormat(`en-${country}`, { timeStyle: "short", timeZone: "UTC" });
  return format
    .format(new Date(`2000-01-01T${time}Z`))
    .replace(/:00(?=\s*[ap])/i, "")
    .replace(/\s/g, " ");
}

function profileOf(typed: string) {
  const url = webAddress.parse(typed);
  const [site = "Profile"] = new URL(url).hostname.replace(/^www\./, "").split(".");
  return { name: capitalize(site), url };
}

export function darker(color: string): string {
  return color.replace(/[0-9a-f]{2}/gi, (part) =>
    Math.round(Number.parseInt(part, 16) * 0.85)
      .toString(16)
      .padStart(2, "0"),
  );
}
