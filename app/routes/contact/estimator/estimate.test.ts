import { expect, test } from "vitest";
import { DEFAULT_ANSWERS, priceRange, sizeLabels } from "./estimate.ts";

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
const home = { ...DEFAULT_ANSWERS, size: 0, rooms: 1 };
const cost = (answers: Partial<typeof home>) => priceRange(rates, { ...home, ...answers });

test("the smallest home is the base fee and a room, give or take the spread", () => {
  expect(cost({})).toBe("$1,260 to $1,540");
});

test("every room and every size above the first adds its price", () => {
  expect(cost({ rooms: 3 })).toBe("$1,980 to $2,420");
  expect(cost({ size: 2 })).toBe("$1,980 to $2,420");
});

test("the kind of home changes all but the patio", () => {
  expect(cost({ staging: "occupied" })).toBe("$630 to $770");
  expect(cost({ staging: "new-construction" })).toBe("$1,390 to $1,690");
  expect(cost({ staging: "occupied", outdoor: true })).toBe("$1,080 to $1,320");
});

test("both ends are rounded to the owner's step", () => {
  const answers = { ...home, rooms: 5, size: 1 };
  const range = priceRange({ ...rates, spread: 15, roundTo: 100 }, answers);
  expect(range).toBe("$2,900 to $3,900");
});

test("there are no more rooms than the owner offers", () => {
  expect(cost({ rooms: 13 })).toBe(cost({ rooms: 12 }));
});

test("a range without extent is one amount", () => {
  expect(priceRange({ ...rates, spread: 0 }, home)).toBe("$1,400");
});

test("sizes follow each other without a gap, and the last one is open", () => {
  expect(sizeLabels([1500, 2000, 10_000])).toEqual([
    "Up to 1,500",
    "1,501 to 2,000",
    "2,001 to 10,000",
    "More than 10,000",
  ]);
});

test("one size makes two", () => {
  expect(sizeLabels([900])).toEqual(["Up to 900", "More than 900"]);
});
