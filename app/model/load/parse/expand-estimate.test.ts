import { expect, test, vi } from "vitest";
import { getMeasures } from "#app/model/pricing/measures.ts";
import { fillPlaceholders } from "./placeholders.ts";

const estimate = {
  title: "Cost",
  intro: "",
  period: "",
  note: "",
  afterwards: "",
  rates: {
    baseFee: 1500,
    perRoom: 500,
    maxRooms: 12,
    sizes: [1500, 2000],
    perSize: 400,
    percent: { vacant: 100, occupied: 60, "new-construction": 105, luxury: 180 },
    outdoor: 450,
    monthly: 20,
    spread: 15,
    roundTo: 100,
  },
  prices: [
    { name: "consultation", label: "Consultation", from: 250, to: 500 },
    { name: "lockbox", label: "Lockbox", from: 40 },
  ],
};
const facts = { name: "Ocotillo & Linen" };
const measures = getMeasures({});

test.each([
  ["vacant 5 rooms 1800 sq ft", "$3,700 to $5,100"],
  ["vacant 5 rooms 1,500 sq ft", "$3,400 to $4,600"],
  ["vacant 5 rooms\n  1800 sq ft", "$3,700 to $5,100"],
  ["vacant 5 rooms 1800 sq ft with patio", "$4,100 to $5,600"],
  ["new 1 room 900 sq ft", "$1,800 to $2,400"],
  ["luxury 8 rooms 4000 sq ft", "$9,600 to $13,000"],
  ["vacant 3 rooms 1200 sq ft from", "$2,600"],
  ["vacant 3 rooms 1200 sq ft to", "$3,500"],
  ["vacant 5 rooms 1800 sq ft monthly", "$700 to $1,000"],
  ["vacant 5 rooms 1800 sq ft with patio monthly from", "$800"],
  ["consultation", "$250 to $500"],
  ["consultation from", "$250"],
  ["lockbox", "$40"],
  ["base", "$1,500"],
  ["monthly", "20%"],
])("{{estimate %s}} is %s", (asked, words) => {
  const problem = vi.fn();
  const text = `About {{estimate ${asked}}}.`;
  expect(fillPlaceholders(text, { facts, estimate, measures }, problem)).toBe(`About ${words}.`);
  expect(problem).not.toHaveBeenCalled();
});

test("prices and sizes are those of the business", () => {
  const measures = getMeasures({ currency: "EUR", areaUnit: "sq m" });
  const fill = (text: string, problem = vi.fn()) =>
    fillPlaceholders(text, { facts, estimate, measures }, problem);
  expect(fill("{{estimate vacant 5 rooms 1800 sq m}}")).toBe("€3,700 to €5,100");
  expect(fill("{{estimate lockbox}}")).toBe("€40");
  const problem = vi.fn();
  fill("{{estimate vacant 5 rooms 1800 sq ft}}", problem);
  expect(problem).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    "should be in sq m, as areaUnit in business.yml says",
  );
});

const { monthly: _, ...fewer } = estimate.rates;
const LIKE = "should be like {{estimate vacant 5 rooms 1800 sq ft}}";

test.each([
  ["condo 5 rooms 1800 sq ft", '"condo" is not one of vacant, occupied, new-construction, luxury'],
  ["vacant 13 rooms 1800 sq ft", "should have 1 to 12 rooms, as the estimator offers"],
  ["vacant 0 rooms 1800 sq ft", "should have 1 to 12 rooms, as the estimator offers"],
  ["vacant 5 rooms", LIKE],
  ["", LIKE],
  ["advice", "or name a price: base, room, size, patio, consultation, lockbox"],
  ["vacant 5 rooms 1800 sq ft monthly", "needs monthly among the rates of estimate.yml"],
  ["monthly", LIKE],
])("{{estimate %s}} stays and is refused", (asked, what) => {
  const problem = vi.fn();
  const text = `{{estimate ${asked}}}`;
  const placeholders = { facts, estimate: { ...estimate, rates: fewer }, measures };
  expect(fillPlaceholders(text, placeholders, problem)).toMatch(/^\{\{estimate .*\}\}$/);
  expect(problem).toHaveBeenCalledExactlyOnceWith(text, expect.stringContaining(what));
});

test("without rates no price can be worked out, and wrong rates are one problem, not many", () => {
  const problem = vi.fn();
  const text = "{{estimate vacant 5 rooms 1800 sq ft}}";
  fillPlaceholders(text, { facts, measures }, problem);
  expect(problem).toHaveBeenCalledExactlyOnceWith(
    text,
    expect.stringContaining("needs the rates of estimate.yml"),
  );
  expect(fillPlaceholders(text, { facts, estimate: "invalid", measures }, problem)).toMatch(
    /^\{\{/,
  );
  expect(problem).toHaveBeenCalledTimes(1);
});
