import { STAGINGS } from "#app/config/stagings.ts";
import { countOf, formatNumber } from "#app/lib/text/words.ts";
import type { ContactPage } from "#app/model/pages/contact.server.ts";
import { PROPERTY_STATUSES } from "#app/routes/contact/inquiry/fields.ts";
import type { TakenEstimate } from "#app/routes/contact/inquiry/use-draft.ts";

export type Estimate = NonNullable<ContactPage["estimate"]>;

export type Rates = Omit<Estimate["rates"], "percent"> & { percent: Record<string, number> };

export type Answers = {
  staging: string;
  /** Which of the sizes, from 0; the one after the last holds all larger homes. */
  size: number;
  rooms: number;
  outdoor: boolean;
};

export const DEFAULT_ANSWERS: Answers = {
  staging: STAGINGS.vacant.status,
  size: 1,
  rooms: 5,
  outdoor: false,
};

export function answersIn(form: FormData, rates: Rates): Answers {
  return {
    staging: String(form.get("staging")),
    size: sizeLabels(rates.sizes).indexOf(String(form.get("size"))),
    rooms: Number(form.get("rooms")),
    outdoor: form.has("outdoor"),
  };
}

/** The lowest and the highest price to expect; answers out of range count as the nearest one. */
export function estimateCost(rates: Rates, { staging, size, rooms, outdoor }: Answers) {
  const indoors =
    rates.baseFee +
    rates.perRoom * within(1, rooms, rates.maxRooms) +
    rates.perSize * within(0, size, rates.sizes.length);
  const share = Object.hasOwn(rates.percent, staging) ? (rates.percent[staging] ?? 100) : 100;
  const sum = (indoors * share) / 100 + (outdoor ? rates.outdoor : 0);
  const rounded = (percent: number) =>
    Math.round((sum * percent) / 100 / rates.roundTo) * rates.roundTo;
  return { from: rounded(100 - rates.spread), to: rounded(100 + rates.spread) };
}

function within(lowest: number, value: number, highest: number): number {
  return Math.min(Math.max(Math.trunc(value) || lowest, lowest), highest);
}

export function formatPriceRange({ from, to }: { from: number; to: number }): string {
  return from === to ? `$${formatNumber(from)}` : `$${formatNumber(from)} to $${formatNumber(to)}`;
}

/** [1500, 2000] becomes 'Up to 1,500', '1,501 to 2,000' and 'More than 2,000'. */
export function sizeLabels(sizes: number[]): string[] {
  const labels = sizes.map((size, index) => {
    const before = sizes[index - 1];
    return before === undefined
      ? `Up to ${formatNumber(size)}`
      : `${formatNumber(before + 1)} to ${formatNumber(size)}`;
  });
  return [...labels, `More than ${formatNumber(sizes.at(-1) ?? 0)}`];
}

export function takeEstimate({ rates, period }: Estimate, form: FormData): TakenEstimate {
  const answers = answersIn(form, rates);
  const { staging, size, rooms, outdoor } = answers;
  const price = formatPriceRange(estimateCost(rates, answers));
  const status = PROPERTY_STATUSES.find(({ value }) => value === staging)?.label ?? staging;
  const squareFootage = sizeLabels(rates.sizes)[size] ?? "";
  const basis = [status, countOf(rooms, "room"), `${squareFootage} sq ft`];
  if (outdoor) basis.push("with outdoors");
  return {
    text: `About ${price} ${period} (${basis.join(", ").toLowerCase()})`,
    fields: { propertyStatus: staging, squareFootage, outdoorStaging: outdoor ? "yes" : "no" },
  };
}
