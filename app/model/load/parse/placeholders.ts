import { ANALYTICS_PROVIDERS } from "#app/config/analytics.ts";
import { getAddressLines } from "#app/lib/text/format.ts";
import type { Measures } from "#app/model/pricing/measures.ts";
import type { Business } from "#app/model/schema/business.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Settings } from "#app/model/schema/settings.ts";
import { expandEstimate } from "./expand-estimate.ts";

type Facts = Record<string, string | undefined>;

type Placeholders = {
  facts: Facts;
  estimate?: Content["estimate"] | "invalid";
  measures: Measures;
};

export function getFacts(business: Business, settings?: Settings): Facts {
  return {
    name: business.name,
    fullName: business.alternateName,
    phone: business.phone,
    email: business.email,
    address: getAddressLines(business).join(", "),
    city: business.city,
    area: business.serviceArea.join(", "),
    website: business.website,
    founded: String(business.founded),
    years: countYearsInBusiness(business.founded, new Date().getFullYear()),
    rating: business.rating && `${business.rating.value} of ${business.rating.best}`,
    reviews: business.rating && String(business.rating.count),
    visits: describeAnalytics(settings?.analytics),
    texts: describeTexts(business, settings?.inquiries.texts),
  };
}

/** The privacy policy contains this text. */
function describeAnalytics(analytics: Settings["analytics"]): string {
  if (!analytics) return "Visits are not counted, and nothing is loaded from other companies.";
  const { title, script } = ANALYTICS_PROVIDERS[analytics.name];
  const sent =
    analytics.name === "cloudflare" ? "" : ", that a message was sent or our number pressed";
  return `Visits are counted by ${title}, without cookies: a script from ${new URL(script.src).host} tells it which page you open, the site and the country you come from, your kind of browser and screen${sent}, but nothing that you write.`;
}

/** What privacy policy and terms have to say of them, before carriers deliver any. */
function describeTexts({ alternateName, phone }: Business, areAsked = false): string {
  if (!areAsked) return "The form does not ask whether we may text you.";
  return `If you tick the box on our form, ${alternateName} may text you about your inquiry, your quote and our appointments. Message frequency varies. Message and data rates may apply. Reply STOP to opt out, or HELP for help, or call ${phone}. Carriers are not liable for delayed or undelivered messages. Your number and your consent to texts are not sold, and not shared with others for their marketing.`;
}

/** From ten years on, the number is rounded down to five, so that '10+' stays true for years. */
export function countYearsInBusiness(founded: number, currentYear: number): string | undefined {
  const years = currentYear - founded;
  if (years < 2) return undefined;
  return years < 10 ? String(years) : `${Math.floor(years / 5) * 5}+`;
}

export function fillPlaceholders(
  value: unknown,
  placeholders: Placeholders,
  problem: (placeholder: string, what: string) => void,
): unknown {
  const fillText = (text: string) =>
    text.replace(IN_BRACES, (whole, open: string, name: string, close: string) => {
      const { isKnown, words, why } = lookUp(name, placeholders);
      if (words === undefined && why && open.length > 1 && close.length > 1) problem(whole, why);
      else if (isKnown && !(open.length === 2 && close.length === 2))
        problem(whole, `needs two braces on both sides: {{${name}}}`);
      return words ?? whole;
    });

  return JSON.parse(JSON.stringify(value), (_, node) =>
    typeof node === "string" ? joinUnits(fillText(node)) : node,
  );
}

/** No line ends within '2,600 sq ft'. */
const joinUnits = (text: string) => text.replace(/(\d) (sq) (ft|m)\b/g, "$1\u00a0$2\u00a0$3");

const IN_BRACES = /(\{+)\s*([^{}]*?)\s*(\}+)/g;

const NOT_GIVEN = "can't be filled in: business.yml doesn't give it, or the business is too young";
const NO_RATES =
  "needs the rates of estimate.yml, which is missing. In that file, write the amount itself.";

function lookUp(name: string, { facts, estimate, measures }: Placeholders) {
  const [first, ...asked] = name.split(/\s+/);
  if (first !== "estimate" || Object.keys(facts).length === 0) {
    const isKnown = Object.hasOwn(facts, name);
    return isKnown
      ? { isKnown, words: facts[name], why: NOT_GIVEN }
      : { isKnown, why: describeUnknown(facts) };
  }
  if (!estimate) return { isKnown: true, why: NO_RATES };
  if (estimate === "invalid") return { isKnown: true };
  return { isKnown: true, ...expandEstimate(asked.join(" "), estimate, measures) };
}

function describeUnknown(facts: Facts): string {
  const given = Object.keys(facts).filter((name) => facts[name] !== undefined);
  return given.length > 0
    ? `is not a known placeholder; allowed are ${given.join(", ")} and estimate`
    : "isn't filled in here, where placeholders come from. Write the words themselves.";
}
