import type { Measures } from "#app/model/pricing/measures.ts";
import {
  calculatePriceRange,
  formatPrice,
  formatPriceRange,
  getHomeTypes,
  type PriceRange,
} from "#app/model/pricing/prices.ts";
import type { Content } from "#app/model/schema/content.ts";

type Estimate = NonNullable<Content["estimate"]>;
type Found = { words?: string; why?: string };

const HOME =
  /^(?<kind>[a-z-]+) (?<rooms>\d+) rooms? (?<area>[\d,]+) (?<unit>sq ft|sq m)(?<patio> with patio)?(?<monthly> monthly)?(?: (?<end>from|to))?$/;
const PRICE = /^(?<name>[a-z-]+)(?: (?<end>from|to))?$/;

/** 'vacant 5 rooms 1800 sq ft with patio' becomes '$4,100 to $5,600'. */
export function expandEstimate(asked: string, estimate: Estimate, measures: Measures): Found {
  const home = asked.match(HOME)?.groups;
  if (home) return priceHome(home, estimate, measures);
  const { rates, prices = [] } = estimate;
  const amounts = new Map<string, PriceRange>([
    ["base", [rates.baseFee, rates.baseFee]],
    ["room", [rates.perRoom, rates.perRoom]],
    ["size", [rates.perSize, rates.perSize]],
    ["patio", [rates.outdoor, rates.outdoor]],
    ...prices.map(({ name, from, to = from }): [string, PriceRange] => [name, [from, to]]),
  ]);
  if (asked === "monthly" && rates.monthly) return { words: `${rates.monthly}%` };
  const { name = "", end } = asked.match(PRICE)?.groups ?? {};
  const range = amounts.get(name);
  if (range) return { words: show(range, measures, end) };
  const names = [...amounts.keys(), ...(rates.monthly ? ["monthly"] : [])];
  return {
    why: `should be like {{estimate vacant 5 rooms 1800 ${measures.unit}}}, with "with patio", "monthly", "from" or "to" if wanted, or name a price: ${names.join(", ")}`,
  };
}

function priceHome(
  home: Record<string, string | undefined>,
  { rates }: Estimate,
  measures: Measures,
): Found {
  const { kind: typed, unit, patio, monthly, end } = home;
  if (unit !== measures.unit)
    return { why: `should be in ${measures.unit}, as areaUnit in business.yml says` };
  const homeTypes = getHomeTypes(rates).map(({ value }) => value);
  const kind = homeTypes.find((value) => value === typed || value.startsWith(`${typed}-`));
  if (!kind) return { why: `"${typed}" is not one of ${homeTypes.join(", ")}` };
  const rooms = Number(home.rooms);
  if (rooms < 1 || rooms > rates.maxRooms)
    return { why: `should have 1 to ${rates.maxRooms} rooms, as the estimator offers` };
  if (monthly && !rates.monthly) return { why: "needs monthly among the rates of estimate.yml" };
  const area = Number(home.area?.replaceAll(",", ""));
  const size = rates.sizes.filter((largest) => largest < area).length;
  const answers = { kind, rooms, size, outdoor: Boolean(patio) };
  return {
    words: show(calculatePriceRange(rates, answers, monthly ? rates.monthly : 100), measures, end),
  };
}

function show([from, to]: PriceRange, { sign }: Measures, end?: string): string {
  return end ? formatPrice(end === "from" ? from : to, sign) : formatPriceRange([from, to], sign);
}
