import { STAGING_TYPES } from "#app/config/staging-types.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import type { Content } from "./content.ts";

type Rates = Omit<NonNullable<Content["estimate"]>["rates"], "percent"> & {
  percent: Record<string, number | undefined>;
};

export type Answers = { kind: string; size: number; rooms: number; outdoor: boolean };

export type PriceEnds = [from: number, to: number];

const KINDS = [
  ...Object.values(STAGING_TYPES).map(({ status, label }) => ({ value: status as string, label })),
  { value: "luxury", label: "Luxury" },
];

/** A kind of home without a rate is not offered. */
export const kindsIn = ({ percent }: Rates) => KINDS.filter(({ value }) => percent[value]);

export function priceEnds(rates: Rates, answers: Answers, share = 100): PriceEnds {
  const rooms = Math.min(answers.rooms, rates.maxRooms);
  const indoors = rates.baseFee + rates.perRoom * rooms + rates.perSize * answers.size;
  const kind = rates.percent[answers.kind] ?? 100;
  const sum = (indoors * kind) / 100 + (answers.outdoor ? rates.outdoor : 0);
  const end = (percent: number) =>
    Math.round((sum * share * percent) / 10_000 / rates.roundTo) * rates.roundTo;
  return [end(100 - rates.spread), end(100 + rates.spread)];
}

export const priceRange = ([from, to]: PriceEnds, sign: string) =>
  from === to ? formatPrice(from, sign) : `${formatPrice(from, sign)} to ${formatPrice(to, sign)}`;

export const formatPrice = (amount: number, sign: string) => `${sign}${formatNumber(amount)}`;
