import { STAGING_TYPES } from "#app/config/staging-types.ts";
import { formatNumber } from "#app/lib/text/format.ts";
import type { Content } from "#app/model/schema/content.ts";

type Rates = Omit<NonNullable<Content["estimate"]>["rates"], "percent"> & {
  percent: Record<string, number | undefined>;
};

export type Answers = { kind: string; size: number; rooms: number; outdoor: boolean };

export type PriceRange = [from: number, to: number];

const HOME_TYPES = [
  ...Object.values(STAGING_TYPES).map(({ status, label }) => ({ value: status as string, label })),
  { value: "luxury", label: "Luxury" },
];

/** A home type without a rate is not offered. */
export const getHomeTypes = ({ percent }: Rates) =>
  HOME_TYPES.filter(({ value }) => percent[value]);

export function calculatePriceRange(rates: Rates, answers: Answers, share = 100): PriceRange {
  const rooms = Math.min(answers.rooms, rates.maxRooms);
  const indoors = rates.baseFee + rates.perRoom * rooms + rates.perSize * answers.size;
  const kind = rates.percent[answers.kind] ?? 100;
  const sum = (indoors * kind) / 100 + (answers.outdoor ? rates.outdoor : 0);
  const roundEnd = (percent: number) =>
    Math.round((sum * share * percent) / 10_000 / rates.roundTo) * rates.roundTo;
  return [roundEnd(100 - rates.spread), roundEnd(100 + rates.spread)];
}

export const formatPriceRange = ([from, to]: PriceRange, sign: string) =>
  from === to ? formatPrice(from, sign) : `${formatPrice(from, sign)} to ${formatPrice(to, sign)}`;

export const formatPrice = (amount: number, sign: string) => `${sign}${formatNumber(amount)}`;
