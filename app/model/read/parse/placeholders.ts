import { addressLines } from "#app/lib/text/address-lines.ts";
import type { Business } from "#app/model/schema/business.ts";

export type Placeholders = Record<string, string | undefined>;

export function placeholdersOf(business: Business): Placeholders {
  return {
    name: business.name,
    fullName: business.alternateName,
    phone: business.phone,
    email: business.email,
    address: addressLines(business).join(", "),
    city: business.city,
    area: business.serviceArea.join(", "),
    website: business.website,
    founded: String(business.founded),
    years: yearsInBusiness(business.founded, new Date().getFullYear()),
    rating: business.rating && `${business.rating.value} of ${business.rating.best}`,
    reviews: business.rating && String(business.rating.count),
  };
}

/** '7'; from ten on rounded down to five, so that '10+' stays true without an edit every January. */
export function yearsInBusiness(founded: number, currentYear: number): string | undefined {
  const years = currentYear - founded;
  if (years < 2) return undefined;
  return years < 10 ? String(years) : `${Math.floor(years / 5) * 5}+`;
}

export function fillPlaceholders(
  value: unknown,
  placeholders: Placeholders,
  problem: (placeholder: string, what: string) => void,
): unknown {
  const isKnown = (name: string) => Object.hasOwn(placeholders, name);

  const fillText = (text: string) =>
    text.replace(IN_BRACES, (whole, open: string, name: string, close: string) => {
      const words = isKnown(name) ? placeholders[name] : undefined;
      if (words === undefined && open.length > 1 && close.length > 1)
        problem(whole, isKnown(name) ? NOT_GIVEN : unknown(placeholders));
      else if (isKnown(name) && !(open.length === 2 && close.length === 2))
        problem(whole, `needs two braces on either side: {{${name}}}`);
      return words ?? whole;
    });

  return JSON.parse(JSON.stringify(value), (_, node) =>
    typeof node === "string" ? fillText(node) : node,
  );
}

const IN_BRACES = /(\{+)\s*([^{}]*?)\s*(\}+)/g;

const NOT_GIVEN = "cannot be filled in: business.yml does not say it, or the business is too young";

function unknown(placeholders: Placeholders): string {
  const given = Object.keys(placeholders).filter((name) => placeholders[name] !== undefined);
  return given.length > 0
    ? `is not a known placeholder; allowed are ${given.join(", ")}`
    : "is not filled in here, where the others come from; write the words themselves";
}
