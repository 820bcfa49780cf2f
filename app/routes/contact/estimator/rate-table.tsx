import {
  calculatePriceRange,
  formatPrice,
  formatPriceRange,
  getHomeTypes,
} from "#app/model/pricing/prices.ts";
import { DEFAULT_ANSWERS, type Estimate, getSizeLabels } from "./estimate.ts";

export function RateTable(estimate: Estimate) {
  const { rates, measures, period, note, afterwards } = estimate;
  const example = formatPriceRange(calculatePriceRange(rates, DEFAULT_ANSWERS), measures.sign);
  const size = getSizeLabels(rates.sizes)[DEFAULT_ANSWERS.size];
  return (
    <div className="grid-page gap-y-4 pt-3 text-small">
      <table className="col-span-full lg:col-[1/8]">
        <caption className="pb-2 text-left text-umber-mid">Our rates {period}</caption>
        <tbody>
          {getRows(estimate).map(([what, amount]) => (
            <tr key={what} className="border-t border-line-strong/40">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {what}
              </th>
              <td className="py-2 text-right font-medium whitespace-nowrap">{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="col-span-full max-w-measure text-umber-mid lg:col-[9/-1]">
        <p>
          {`Add up what applies, then allow ${rates.spread}% more or less. For example, ${DEFAULT_ANSWERS.rooms} rooms in a ${DEFAULT_ANSWERS.kind} home of ${size} ${measures.unit} cost about ${example}. ${note}`}
        </p>
        <p className="mt-3">{afterwards}</p>
      </div>
    </div>
  );
}

function getRows({ rates, prices = [], measures: { sign, unit } }: Estimate) {
  const show = (amount: number) => formatPrice(amount, sign);
  const { baseFee, perRoom, perSize, sizes, outdoor, monthly } = rates;
  const percent: Record<string, number | undefined> = rates.percent;
  const [, ...larger] = getSizeLabels(sizes);
  return [
    ["Design plan, delivery, installation and removal", show(baseFee)],
    ["Each room", `+ ${show(perRoom)}`],
    ...larger.map((size, index) => [`${size} ${unit}`, `+ ${show(perSize * (index + 1))}`]),
    ...getHomeTypes(rates).map(({ value, label }) => [label, formatShare(percent[value])]),
    ["Patio or terrace", `+ ${show(outdoor)}`],
    ...(monthly ? [["Each month afterwards", formatShare(monthly)]] : []),
    ...prices.map(({ label, from, to = from }) => [label, formatPriceRange([from, to], sign)]),
  ];
}

const formatShare = (percent = 100) =>
  percent === 100 ? "the whole sum" : `${percent}% of the sum`;
