import { expect, test } from "vitest";
import { cityPath } from "#app/lib/paths.ts";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import { BUSINESS, CONTENT, PHONE_LINK, SITE_PATHS } from "#e2e/support/site.ts";
import { attribute, type Element, elements, textOf } from "#hosting/pages/html.ts";

const within = (parent: Element | undefined, tagName: string) =>
  (parent ? elements(parent) : []).filter((element) => element.tagName === tagName);
const wordsOf = (element: Element) => [element, ...elements(element)].map(textOf).join("").trim();
const linksOf = (parent: Element | undefined) =>
  within(parent, "a").map((link) => [wordsOf(link), attribute(link, "href")]);

test("every page has one heading, and photos with size and description, one of them eager at most", () => {
  for (const path of SITE_PATHS) {
    const all = readBuiltPage(path).elements;
    expect(
      all.filter(({ tagName }) => tagName === "h1"),
      path,
    ).toHaveLength(1);
    const images = all.filter(({ tagName }) => tagName === "img");
    for (const image of images)
      for (const name of ["width", "height", "alt"])
        expect(attribute(image, name), `${name} on ${path}`).toBeDefined();
    const eager = images.filter((image) => attribute(image, "loading") !== "lazy");
    expect(eager.length, path).toBeLessThanOrEqual(1);
  }
});

test("the start-up screen lies above a page that is already complete", () => {
  const all = readBuiltPage("/about").elements;
  expect(all.some((element) => attribute(element, "data-startup-screen") !== undefined)).toBe(true);
  const main = all.find(({ tagName }) => tagName === "main");
  expect(within(main, "h1")).toHaveLength(1);
  expect(within(main, "section").length).toBeGreaterThan(4);
});

test("the footer has every link, the contact block and the social profiles", () => {
  const footer = readBuiltPage("/").elements.findLast(({ tagName }) => tagName === "footer");
  const list = (name: string) =>
    linksOf(within(footer, "nav").find((nav) => attribute(nav, "aria-label") === name));
  expect(list("Quick Links")).toEqual([
    ["Home", "/"],
    ["About", "/about"],
    ["Portfolio", "/portfolio"],
    ["FAQ", "/faq"],
    ["Blog", "/blog"],
    ["Contact", "/contact"],
  ]);
  expect(list("Our Services")).toEqual(
    expect.arrayContaining([
      ["Vacant Home Staging", "/portfolio?filter=vacant"],
      ["Occupied Home Staging", "/portfolio?filter=occupied"],
      ["New Construction Staging", "/portfolio?filter=new"],
      ["Consultation Services", "/contact"],
    ]),
  );
  expect(linksOf(footer)).toEqual(
    expect.arrayContaining([
      [BUSINESS.phone, PHONE_LINK],
      [BUSINESS.email, `mailto:${BUSINESS.email}`],
      ["Privacy Policy", "/privacy-policy"],
      ["Terms of Service", "/terms-of-service"],
      ...["Facebook", "Instagram", "Yelp"].map((name) => [name, expect.stringMatching(/^https:/)]),
    ]),
  );
  const words = footer && wordsOf(footer);
  expect(words).toContain(BUSINESS.street);
  expect(words).toContain("computer renderings");
});

test("the pair of a city shows a room that is on none of its cards", () => {
  for (const { city } of CONTENT.cities) {
    const main = readBuiltPage(cityPath(city)).elements.find(({ tagName }) => tagName === "main");
    const altsOf = (part?: Element) => within(part, "img").map((image) => attribute(image, "alt"));
    const pair = within(main, "figure").find((figure) =>
      within(figure, "input").some((input) => attribute(input, "type") === "range"),
    );
    const [shown] = altsOf(pair);
    expect(shown, city).toBeTruthy();
    const cards = within(main, "li").filter((item) => wordsOf(item).endsWith("View Details"));
    expect(cards.length, city).toBeGreaterThan(0);
    for (const card of cards) expect(altsOf(card), city).not.toContain(shown);
  }
});
