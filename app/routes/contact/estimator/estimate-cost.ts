export type Rates = {
  baseFee: number;
  perRoom: number;
  maxRooms: number;
  sizes: number[];
  perSize: number;
  percent: Record<string, number>;
  outdoor: number;
  spread: number;
  roundTo: number;
};

export type Answers = {
  /** A property status of the inquiry form. */
  staging: string;
  /** Which of the sizes, from 0; the one after the last holds all larger homes. */
  size: number;
  rooms: number;
  outdoor: boolean;
};

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
