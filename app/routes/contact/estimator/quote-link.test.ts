import { expect, test } from "vitest";
import type { Estimate } from "./estimate.ts";
import { buildQuoteLink, describeNames, getQuoteLink, readQuoteLink } from "./quote-link.ts";

const RATES = {
  maxRooms: 12,
  sizes: [1500, 2000],
  percent: { vacant: 100, occupied: 50, luxury: 180 },
} as Estimate["rates"];

const PAGE = "https://a.example/contact?service=vacant";

const fill = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const CHOSEN = { kind: "luxury", size: "1,501 to 2,000", rooms: "7", outdoor: "yes" };
const NAMES = { for: "Ana", from: "Tom (Compass)" };

test("a link that is copied opens with what was chosen, and with the names", () => {
  const link = buildQuoteLink(PAGE, fill({ ...CHOSEN, ...NAMES }), RATES);
  expect(link).toBe(
    "https://a.example/contact?kind=luxury&rooms=7&size=2000&outdoor=yes&for=Ana&from=Tom+%28Compass%29#estimate",
  );
  expect(readQuoteLink(new URL(link).search, RATES)).toEqual({ ...CHOSEN, ...NAMES });
});

test("the last size, which has no end, is one that is larger than all others", () => {
  const chosen = { ...CHOSEN, size: "More than 2,000" };
  const link = buildQuoteLink(PAGE, fill(chosen), RATES);
  expect(link).toContain("size=2001&");
  expect(readQuoteLink(new URL(link).search, RATES).size).toBe("More than 2,000");
});

test.each([
  ["a kind of home that is not offered", "kind=castle"],
  ["a kind of home without a rate", "kind=new-construction"],
  ["more rooms than are offered", "rooms=13"],
  ["no room", "rooms=0"],
  ["a room and a half", "rooms=1.5"],
  ["a size in words", "size=large"],
  ["a size below nothing", "size=-5"],
  ["another word for a patio", "outdoor=maybe"],
  ["markup", "for=<b>Ana</b>&from=%3Cimg src=x%3E"],
  ["an address", "for=https://evil.example&from=tom@evil.example"],
  ["a line break", "for=Ana%0ABuy"],
  ["61 letters", `for=${"a".repeat(61)}`],
  ["spaces", "for=+++&from="],
])("%s in a link is ignored", (_, query) => {
  const asked = readQuoteLink(`?${query}`, RATES);
  expect(Object.values(asked).filter(Boolean)).toEqual([]);
});

test("names are shown as far as they are given", () => {
  expect(describeNames(fill(NAMES))).toBe("For Ana, from Tom (Compass)");
  expect(describeNames(fill({ for: "Zoë O’Brien-Łódź & Co.", from: "" }))).toBe(
    "For Zoë O’Brien-Łódź & Co.",
  );
  expect(describeNames(fill({ for: "", from: "a".repeat(60) }))).toBe(`From ${"a".repeat(60)}`);
  expect(describeNames(fill({ for: "<b>", from: " " }))).toBe("");
});

test("only a page that such a link has opened is named in the message", () => {
  const open = (search: string) => getQuoteLink({ search, href: `${PAGE}${search}` } as Location);
  expect(open("?utm_source=x&rooms=7")).toContain("rooms=7");
  expect(open("?service=vacant")).toBeUndefined();
  expect(open("")).toBeUndefined();
});
