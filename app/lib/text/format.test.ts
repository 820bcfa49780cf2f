import { expect, test } from "vitest";
import { getAddressLines } from "./format.ts";

test.each([
  [{ street: "1 Main St", city: "Tucson", region: "AZ", postalCode: "85701" }, "Tucson, AZ 85701"],
  [{ city: "Tucson", region: "AZ" }, "Tucson, AZ"],
  [{ city: "Berlin", postalCode: "10115" }, "10115 Berlin"],
  [{ city: "Dublin" }, "Dublin"],
])("%j ends in '%s'", (address, place) => {
  expect(getAddressLines(address).at(-1)).toBe(place);
});

test("a street of two lines is two lines", () => {
  const street = "1 Main St\nSuite 2";
  expect(getAddressLines({ street, city: "Dublin" })).toEqual(["1 Main St", "Suite 2", "Dublin"]);
});
