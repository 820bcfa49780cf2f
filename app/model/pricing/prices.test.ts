import { expect, test } from "vitest";
import { calculatePriceRange, formatPriceRange, getHomeTypes } from "./prices.ts";

const rates = {
  baseFee: 1000,
  perRoom: 400,
  maxRooms: 12,
  sizes: [1500, 2000, 2500],
  perSize: 400,
  percent: { vacant: 100, occupied: 50, "new-construction": 110 },
  outdoor: 500,
  spread: 10,
  roundTo: 10,
};
const home = { kind: "vacant", size: 0, rooms: 1, outdoor: false };
const cost = (answers: Partial<typeof home>) =>
  formatPriceRange(calculatePriceRange(rates, { ...home, ...answers }), "$");

test("the smallest home is the base fee and a room, give or take the spread", () => {
  expect(cost({})).toBe("$1,260 to $1,540");
});

test("every room and every size above the first adds its price", () => {
  expect(cost({ rooms: 3 })).toBe("$1,980 to $2,420");
  expect(cost({ size: 2 })).toBe("$1,980 to $2,420");
});

test("the kind of home changes all but the patio", () => {
  expect(cost({ kind: "occupied" })).toBe("$630 to $770");
  expect(cost({ kind: "new-construction" })).toBe("$1,390 to $1,690");
  expect(cost({ kind: "occupied", outdoor: true })).toBe("$1,080 to $1,320");
});

test("both ends are rounded to the owner's step", () => {
  const answers = { ...home, rooms: 5, size: 1 };
  expect(calculatePriceRange({ ...rates, spread: 15, roundTo: 100 }, answers)).toEqual([
    2900, 3900,
  ]);
});

test("a later month costs its share of the sum", () => {
  expect(calculatePriceRange(rates, home, 20)).toEqual([250, 310]);
});

test("there are no more rooms than the owner offers", () => {
  expect(cost({ rooms: 13 })).toBe(cost({ rooms: 12 }));
});

test("a range without extent is one amount", () => {
  expect(formatPriceRange(calculatePriceRange({ ...rates, spread: 0 }, home), "$")).toBe("$1,400");
});

test("luxury is a kind of home as soon as it has a rate", () => {
  const labels = (percent: Record<string, number>) =>
    getHomeTypes({ ...rates, percent }).map(({ label }) => label);
  expect(labels(rates.percent)).toEqual(["Vacant", "Occupied", "New construction"]);
  expect(labels({ ...rates.percent, luxury: 180 }).at(-1)).toBe("Luxury");
});
