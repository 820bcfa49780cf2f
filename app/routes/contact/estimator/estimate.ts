import { STAGINGS } from "#app/config/stagings.ts";
import { countOf, formatNumber } from "#app/lib/text/words.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { PROPERTY_STATUSES } from "#app/routes/contact/inquiry/fields.ts";
import type { TakenEstimate } from "#app/routes/contact/inquiry/use-draft.ts";

export type Estimate = NonNullable<ContactPage["estimate"]>;

export type Rates = Omit<Estimate["rates"], "percent"> & { percent: Record<string, number> };

export const DEFAULT_ANSWERS = {
  staging: STAGINGS.vacant.status as string,
  size: 1,
  rooms: 5,
  outdoor: false,
};

export function answersIn(form: FormData, rates: Rates): typeof DEFAULT_ANSWERS {
  return {
    staging: String(form.get("staging")),
    size: sizeLabels(rates.sizes).indexOf(String(form.get("size"))),
    rooms: Number(form.get("rooms")),
    outdoor: form.has("outdoor"),
  };
}

export function priceRange(rates: Rates, answers: typeof DEFAULT_ANSWERS): string {
  const rooms = Math.min(answers.rooms, rates.maxRooms);
  const indoors = rates.baseFee + rates.perRoom * rooms + rates.perSize * answers.size;
  const share = rates.percent[answers.staging] ?? 100;
  const sum = (indoors * share) / 100 + (answers.outdoor ? rates.outdoor : 0);
  const end = (percent: number) =>
    dollars(Math.round((sum * percent) / 100 / rates.roundTo) * rates.roundTo);
  const from = end(100 - rates.spread);
  const to = end(100 + rates.spread);
  return from === to ? from : `${from} to ${to}`;
}

export const dollars = (amount: number) => `$${formatNumber(amount)}`;

/** [1500, 2000] becomes 'Up to 1,500', '1,501 to 2,000' and 'More than 2,000'. */
export function sizeLabels(sizes: number[]): string[] {
  const labels = sizes.map((size, index) => {
    const before = sizes[index - 1];
    return before
      ? `${formatNumber(before + 1)} to ${formatNumber(size)}`
      : `Up to ${formatNumber(size)}`;
  });
  return [...labels, `More than ${formatNumber(sizes.at(-1) ?? 0)}`];
}

export function takeEstimate({ rates, period }: Estimate, form: FormData): TakenEstimate {
  const answers = answersIn(form, rates);
  const { staging, size, rooms, outdoor } = answers;
  const status = PROPERTY_STATUSES.find(({ value }) => value === staging)?.label ?? staging;
  const squareFootage = sizeLabels(rates.sizes)[size] ?? "";
  const basis = [status, countOf(rooms, "room"), `${squareFootage} sq ft`];
  if (outdoor) basis.push("with outdoors");
  return {
    text: `About ${priceRange(rates, answers)} ${period} (${basis.join(", ").toLowerCase()})`,
    fields: { propertyStatus: staging, squareFootage, outdoorStaging: outdoor ? "yes" : "no" },
  };
}
