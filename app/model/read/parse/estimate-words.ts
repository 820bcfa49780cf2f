import type { Content } from "#app/model/schema/content.ts";
import type { Measures } from "#app/model/schema/measures.ts";
import {
  formatPrice,
  kindsIn,
  type PriceEnds,
  priceEnds,
  priceRange,
} from "#app/model/schema/prices.ts";

type Estimate = NonNullable<Content["estimate"]>;
type Found = { words?: string; why?: string };

const HOME =
  /^(?<kind>[a-z-]+) (?<rooms>\d+) rooms? (?<area>[\d,]+) (?<unit>sq ft|sq m)(?<patio> with patio)?(?<monthly> monthly)?(?: (?<end>from|to))?$/;
const PRICE = /^(?<name>[a-z-]+)(?: (?<end>from|to))?$/;

/** 'vacant 5 rooms 1800 sq ft with patio' becomes '$4,100 to $5,600'. */
export function estimateWords(asked: string, estimate: Estimate, measures: Measures): Found {
  const home = asked.match(HOME)?.groups;
  if (home) return homePrice(home, estimate, measures);
  const { rates, prices = [] } = estimate;
  const amounts = new Map<string, PriceEnds>([
    ["base", [rates.baseFee, rates.baseFee]],
    ["room", [rates.perRoom, rates.perRoom]],
    ["size", [rates.perSize, rates.perSize]],
    ["patio", [rates.outdoor, rates.outdoor]],
    ...prices.map(({ name, from, to = from }): [string, PriceEnds] => [name, [from, to]]),
  ]);
  if (asked === "monthly" && rates.monthly) return { words: `${rates.monthly}%` };
  const { name = "", end } = asked.match(PRICE)?.groups ?? {};
  const ends = amounts.get(name);
  if (ends) return { words: show(ends, measures, end) };
  const names = [...amounts.keys(), ...(rates.monthly ? ["monthly"] : [])];
  return {
    why: `should be like {{estimate vacant 5 rooms 1800 ${measures.unit}}}, with "with patio", "monthly", "from" or "to" if wanted, or name a price: ${names.join(", ")}`,
  };
}

function homePrice(
  home: Record<string, string | undefined>,
  { rates }: Estimate,
  measures: Measures,
): Found {
  const { kind: typed, unit, patio, monthly, end } = home;
  if (unit !== measures.unit)
    return { why: `should be in ${measures.unit}, as areaUnit in business.yml says` };
  const kinds = kindsIn(rates).map(({ value }) => value);
  const kind = kinds.find((value) => value === typed || value.startsWith(`${typed}-`));
  if (!kind) return { why: `"${typed}" is not one of ${kinds.join(", ")}` };
  const rooms = Number(home.rooms);
  if (rooms < 1 || rooms > rates.maxRooms)
    return { why: `should have 1 to ${rates.maxRooms} rooms, as the estimator offers` };
  if (monthly && !rates.monthly) return { why: "needs monthly among the rates of estimate.yml" };
  const area = Number(home.area?.replaceAll(",", ""));
  const size = rates.sizes.filter((largest) => largest < area).length;
  const answers = { kind, rooms, size, outdoor: Boolean(patio) };
  return { words: show(priceEnds(rates, answers, monthly ? rates.monthly : 100), measures, end) };
}

function show([from, to]: PriceEnds, { sign }: Measures, end?: string): string {
  return end ? formatPrice(end === "from" ? from : to, sign) : priceRange([from, to], sign);
}
