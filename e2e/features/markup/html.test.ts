import { expect, test } from "vitest";
import { ALL_PAGES } from "#app/config/pages.ts";
import { getCityPath } from "#app/lib/paths.ts";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import { BUSINESS, CONTENT, PHONE_LINK, SITE_PATHS } from "#e2e/support/site.ts";
import { type Element, getAttribute, getText, listElements } from "#hosting/html/html.ts";

const findMain = (path: string) =>
  readBuiltPage(path).elements.find(({ tagName }) => tagName === "main");
const within = (parent: Element | undefined, tagName: string) =>
  (parent ? listElements(parent) : []).filter((element) => element.tagName === tagName);
const readText = (element: Element): string =>
  [element, ...listElements(element)].map(getText).join("").trim();
const listLinks = (parent: Element | undefined) =>
  within(parent, "a").map((link) => [readText(link), getAttribute(link, "href")]);

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
        expect(getAttribute(image, name), `${name} on ${path}`).toBeDefined();
    const eager = images.filter((image) => getAttribute(image, "loading") !== "lazy");
    expect(eager.length, path).toBeLessThanOrEqual(1);
  }
});

test("every page links to the whole menu, and shows everything without scripts", () => {
  for (const path of SITE_PATHS) {
    const { elements } = readBuiltPage(path);
    const links = listLinks(elements.findLast(({ tagName }) => tagName === "footer"));
    for (const { name, path: target } of ALL_PAGES)
      expect(links, path).toContainEqual([name, target]);
    const waiting = elements.filter((it) => getAttribute(it, "data-reveal") === "waiting");
    expect(waiting, path).toEqual([]);
  }
});

test("the footer has every link, the contact block and the social profiles", () => {
  const footer = readBuiltPage("/").elements.findLast(({ tagName }) => tagName === "footer");
  const list = (name: string) =>
    listLinks(within(footer, "nav").find((nav) => getAttribute(nav, "aria-label") === name));
  expect(list("Quick Links")).toEqual(ALL_PAGES.map(({ name, path }) => [name, path]));
  const services = BUSINESS.serviceLinks.map(({ label, to }) => [label, to]);
  expect(list("Our Services")).toEqual(expect.arrayContaining(services));
  expect(listLinks(footer)).toEqual(
    expect.arrayContaining([
      [BUSINESS.phone, PHONE_LINK],
      [BUSINESS.email, `mailto:${BUSINESS.email}`],
      ["Privacy Policy", "/privacy-policy"],
      ["Terms of Service", "/terms-of-service"],
      ...(BUSINESS.social ?? []).map(({ name, url }) => [name, url]),
    ]),
  );
  const words = footer && readText(footer);
  expect(words).toContain(BUSINESS.street);
  expect(words).toContain("computer renderings");
});

test("the pair of a city shows a room that is on none of its cards", () => {
  for (const { city } of CONTENT.cities) {
    const main = findMain(getCityPath(city));
    const listAlts = (part?: Element) =>
      within(part, "img").map((image) => getAttribute(image, "alt"));
    const pair = within(main, "figure").find((figure) =>
      within(figure, "input").some((input) => getAttribute(input, "type") === "range"),
    );
    const [shown] = listAlts(pair);
    expect(shown, city).toBeTruthy();
    const cards = within(main, "li").filter((item) => readText(item).endsWith("View Details"));
    expect(cards.length, city).toBeGreaterThan(0);
    for (const card of cards) expect(listAlts(card), city).not.toContain(shown);
  }
});

test("About shows team, story, benefits, values and years, and links to Contact", () => {
  const main = findMain("/about");
  const [quote] = within(main, "blockquote");
  expect(quote && readText(quote)).toMatch(/^“.+”$/);
  const sections = within(main, "section").filter((section) => within(section, "h2").length > 0);
  const { story, benefits, values, timeline, closing } = CONTENT.about;
  expect(sections.map((section) => within(section, "h2").map(readText)[0])).toEqual(
    [story, benefits, values, timeline, closing].map((part) => part?.title),
  );
  const years = timeline?.items ?? [];
  const listed = [[], benefits?.items, values?.items, years, []].map((items) => items?.length);
  expect(sections.map((section) => within(section, "h3").length)).toEqual(listed);
  const captions = [story, ...(story.photos ?? []), ...(story.people ?? [])];
  expect(within(main, "figcaption").map(readText).slice(1), "below the quote's").toEqual(
    captions.map(({ caption }) => caption),
  );
  expect(listLinks(sections.at(-1))).toEqual([[expect.any(String), "/contact"]]);
  const milestones = within(within(main, "ol")[0], "li").map(readText);
  for (const [index, { year }] of years.entries()) expect(milestones[index]).toMatch(year);
});

test("without JavaScript the forms open the visitor's mail program", () => {
  for (const [path, id] of [
    ["/contact", "inquiry"],
    ["/blog", "newsletter"],
  ] as const) {
    const form = within(findMain(path), "form").find((it) => getAttribute(it, "id") === id);
    expect(form && getAttribute(form, "action")).toMatch(/^mailto:.+@/);
    expect(form && getAttribute(form, "method")).toBe("post");
    expect(form && getAttribute(form, "enctype")).toBe("text/plain");
    const names = within(form, "input").map((input) => getAttribute(input, "name"));
    expect(names).toContain("email");
    for (const scripted of ["project", "cameFrom"]) expect(names).not.toContain(scripted);
  }
});

const DEFAULT_TAGS = ["Home Staging", "Interior Design", "Real Estate"];

test("every post has its reading time and its tags above and below the text", () => {
  for (const { id, readTime, tags = DEFAULT_TAGS } of CONTENT.posts) {
    const [article] = within(findMain(`/blog/${id}`), "article");
    expect(article && readText(article)).toContain(readTime ?? "min read");
    for (const end of ["header", "footer"])
      expect(within(within(article, end)[0], "li").map(readText), `/blog/${id}`).toEqual(
        tags.map((tag) => expect.stringContaining(tag)),
      );
  }
});

test("without JavaScript the whole article is there, and links to the next", () => {
  const main = findMain("/blog/3");
  const [third, fourth] = [3, 4].map((id) => CONTENT.posts.find((post) => post.id === id)?.title);
  expect(within(main, "h1").map(readText)).toEqual([third]);
  expect(within(within(main, "article")[0], "p").length).toBeGreaterThan(10);
  const next = within(main, "a").find((link) => readText(link).includes("Next article"));
  expect(next && getAttribute(next, "href")).toBe("/blog/4");
  expect(main && readText(main)).toContain(fourth);
});
