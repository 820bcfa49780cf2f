import { expect, test } from "vitest";
import { type Answers, estimateCost, formatPriceRange, sizeLabels } from "./estimate.ts";

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
const home: Answers = { staging: "vacant", size: 0, rooms: 1, outdoor: false };
const cost = (answers: Partial<Answers>) => estimateCost(rates, { ...home, ...answers });

test("the smallest home is the base fee and a room, give or take the spread", () => {
  expect(cost({})).toEqual({ from: 1260, to: 1540 });
});

test("every room and every size above the first adds its price", () => {
  expect(cost({ rooms: 3 })).toEqual({ from: 1980, to: 2420 });
  expect(cost({ size: 2 })).toEqual({ from: 1980, to: 2420 });
});

test("the kind of home changes all but the patio", () => {
  expect(cost({ staging: "occupied" })).toEqual({ from: 630, to: 770 });
  expect(cost({ staging: "new-construction" })).toEqual({ from: 1390, to: 1690 });
  expect(cost({ staging: "occupied", outdoor: true })).toEqual({ from: 1080, to: 1320 });
});

test("both ends are rounded to the owner's step", () => {
  const answers = { ...home, rooms: 5, size: 1 };
  expect(estimateCost({ ...rates, spread: 15, roundTo: 100 }, answers)).toEqual({
    from: 2900,
    to: 3900,
  });
});

test.each([0, -3, Number.NaN, Number.NEGATIVE_INFINITY])("%s rooms count as one", (rooms) => {
  expect(cost({ rooms })).toEqual(cost({ rooms: 1 }));
});

test("a part of a room is left out, and there are no more rooms than the owner offers", () => {
  expect(cost({ rooms: 2.9 })).toEqual(cost({ rooms: 2 }));
  for (const rooms of [13, 1e9, Number.POSITIVE_INFINITY])
    expect(cost({ rooms })).toEqual(cost({ rooms: 12 }));
});

test("a size that does not exist counts as the nearest one", () => {
  for (const size of [-1, Number.NaN]) expect(cost({ size })).toEqual(cost({ size: 0 }));
  expect(cost({ size: 9 })).toEqual(cost({ size: 3 }));
});

test.each(["castle", "", "toString"])(
  "the unknown kind '%s' costs what the sum says",
  (staging) => {
    expect(cost({ staging })).toEqual(cost({ staging: "vacant" }));
  },
);

test("a range has two amounts", () => {
  expect(formatPriceRange({ from: 2900, to: 13_900 })).toBe("$2,900 to $13,900");
});

test("a range without extent is one amount", () => {
  expect(formatPriceRange({ from: 500, to: 500 })).toBe("$500");
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
