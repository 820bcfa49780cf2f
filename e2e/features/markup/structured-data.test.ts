import { expect, test } from "vitest";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import { CONTENT, PAGES } from "#e2e/support/site.ts";
import { getAttribute, getText, listElements } from "#hosting/html/html.ts";

type Node = Record<string, unknown> & { "@type"?: string; "@id": string };

const readGraph = (path: string): Node[] => readBuiltPage(path).structuredData[0]?.["@graph"];
const findNode = (path: string, type: string) =>
  readGraph(path).find((node) => node["@type"] === type) ?? {};
const pathsWith = (type: string) =>
  PAGES.filter((path) => readGraph(path).some((node) => node["@type"] === type));

test("the business has every fact of its profile", () => {
  const { name, phone, email, city, region, country, rating, serviceArea } = CONTENT.business;
  expect(findNode("/contact", "HomeAndConstructionBusiness")).toMatchObject({
    name,
    telephone: phone,
    email,
    address: { addressLocality: city, addressRegion: region, addressCountry: country },
    geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    openingHoursSpecification: expect.arrayContaining([expect.objectContaining({})]),
    aggregateRating: {
      ratingValue: rating?.value,
      bestRating: rating?.best,
      reviewCount: rating?.count,
    },
    areaServed: expect.arrayContaining([{ "@type": "City", name: serviceArea[0] }]),
    sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
    priceRange: expect.stringMatching(/^\$+$/),
    foundingDate: expect.stringMatching(/^\d{4}$/),
  });
});

test("the breadcrumbs in the graph are those on the page", () => {
  const places = ["/portfolio/palm-desert-home-staging", "/services/virtual-staging"];
  for (const path of ["/about", "/blog/3", ...places, pathsWith("CreativeWork")[0] ?? ""]) {
    const { itemListElement } = findNode(path, "BreadcrumbList") as {
      itemListElement?: { name: string }[];
    };
    const trail = readBuiltPage(path).elements.filter(
      (element) => getAttribute(element, "aria-label") === "Breadcrumb",
    );
    const links = trail.flatMap(listElements).filter(({ tagName }) => tagName === "a");
    expect(links.length, path).toBeGreaterThan(1);
    expect(links.map(getText), path).toEqual((itemListElement ?? []).map(({ name }) => name));
  }
});

test("questions, articles and projects are described as they are shown", () => {
  const { mainEntity } = findNode("/faq", "FAQPage") as { mainEntity?: { name: string }[] };
  const { html } = readBuiltPage("/faq");
  expect(mainEntity).toHaveLength(CONTENT.faqs.length);
  for (const { name } of mainEntity ?? []) expect(html).toContain(name);

  expect(pathsWith("BlogPosting")).toHaveLength(CONTENT.posts.length);
  for (const path of pathsWith("BlogPosting")) {
    const { datePublished } = findNode(path, "BlogPosting") as { datePublished?: string };
    const times = readBuiltPage(path).elements.filter(({ tagName }) => tagName === "time");
    expect(datePublished).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(times.map((time) => getAttribute(time, "datetime"))).toContain(datePublished);
  }

  expect(pathsWith("CreativeWork")).toHaveLength(CONTENT.projects.length);
  for (const path of pathsWith("CreativeWork"))
    expect(findNode(path, "CreativeWork")).toMatchObject({
      creator: { "@id": expect.stringMatching(/#business$/) },
      about: {
        "@type": "Service",
        "@id": expect.stringMatching(/\/services\/[a-z-]+#service$/),
        name: expect.stringMatching(/staging/),
      },
      contentLocation: { "@type": "City", "@id": expect.stringMatching(/-home-staging#city$/) },
      image: expect.arrayContaining([expect.objectContaining({ "@type": "ImageObject" })]),
    });
});

test("a service and a city are one thing each, wherever they are named", () => {
  const named = new Map<string, Set<unknown>>();
  for (const { "@id": id, name } of PAGES.flatMap((path) => identified(readGraph(path))))
    named.set(id, (named.get(id) ?? new Set()).add(name));
  const ids = [...named.keys()].filter((id) => /#(service|city)$/.test(id));
  expect(ids.filter((id) => id.includes("/services/"))).toHaveLength(CONTENT.servicePages.length);
  expect(ids.filter((id) => id.endsWith("#city"))).toHaveLength(CONTENT.cities.length);
  for (const id of ids) expect([...(named.get(id) ?? [])], id).toHaveLength(1);

  const { mainEntity } = findNode("/faq", "FAQPage") as { mainEntity?: Node[] };
  expect(
    mainEntity?.find(({ name }) => name === "Is virtual staging enough for my listing?"),
  ).toMatchObject({
    about: expect.arrayContaining([{ "@id": expect.stringMatching(/virtual-staging#service$/) }]),
  });
  expect(findNode("/portfolio/palm-desert-home-staging", "Service")).toMatchObject({
    areaServed: { "@id": expect.stringMatching(/palm-desert-home-staging#city$/) },
  });
});

test("only the business is rated", () => {
  for (const path of PAGES)
    for (const { "@type": type, ...facts } of readGraph(path))
      if (type !== "HomeAndConstructionBusiness")
        expect(JSON.stringify(facts), path).not.toMatch(/"(aggregateRating|review)"/);
});

/** A node with only an id is a reference. */
function identified(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(identified);
  return "@id" in value && "name" in value ? [value as Node, ...below] : below;
}
