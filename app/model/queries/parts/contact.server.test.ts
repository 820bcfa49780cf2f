import { expect, test } from "vitest";
import { getPhoneLink } from "./contact.server.ts";

test.each([
  ["(760) 555-0142", "US", "tel:+17605550142"],
  ["1 760 555 0142", "US", "tel:+17605550142"],
  ["+1 760-555-0142", "MX", "tel:+17605550142"],
  ["030 901820", "DE", "tel:+4930901820"],
  ["020 7946 0018", "GB", "tel:+442079460018"],
  ["+44 (0)20 7946 0018", "GB", "tel:+442079460018"],
  ["0044 20 7946 0018", "DE", "tel:+442079460018"],
  ["06 6982", "IT", "tel:+39066982"],
  ["06 1 234 5678", "HU", "tel:+3612345678"],
  ["01 23 45 67 89", "FR", "tel:+33123456789"],
  ["024 3825 1234", "VN", "tel:+842438251234"],
])("%s in %s is dialed as %s", (phone, country, link) => {
  expect(getPhoneLink(phone, country)).toBe(link);
});

test("a number of an unknown country is dialed as written", () => {
  expect(getPhoneLink("12 34 56", "ZZ")).toBe("tel:123456");
});
