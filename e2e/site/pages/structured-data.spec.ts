import { join } from "node:path";
import ts from "typescript";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { readBuiltPage } from "#e2e/support/built-pages.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { attribute, elements, textOf } from "#hosting/pages/html.ts";

const PAGES = await getSitePaths();

type Node = Record<string, unknown> & { "@type"?: string; "@id": string };

const graphOf = (path: string): Node[] => readBuiltPage(path).structuredData[0]?.["@graph"];
const nodeOf = (path: string, type: string) =>
  graphOf(path).find((node) => node["@type"] === type) ?? {};
const pathsWith = (type: string) =>
  PAGES.filter((path) => graphOf(path).some((node) => node["@type"] === type));

test("every graph is valid by schema.org's own vocabulary", () => {
  test.slow();
  const shapes = withoutTwins(PAGES.flatMap(graphOf).map(shapeOf));
  const misspelt = { "@type": "Thing", nam: "x" };
  expect(schemaOrgErrors([...shapes, misspelt])).toEqual([
    expect.stringMatching(new RegExp(`^node ${shapes.length}:`)),
  ]);
});

test("the business has every fact of its profile", () => {
  expect(nodeOf("/contact", "HomeAndConstructionBusiness")).toMatchObject({
    name: "Ocotillo & Linen",
    telephone: "(760) 555-0142",
    email: expect.stringContaining("@"),
    address: { addressLocality: "Palm Desert", addressRegion: "CA", addressCountry: "US" },
    geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
    openingHoursSpecification: expect.arrayContaining([expect.objectContaining({})]),
    aggregateRating: { ratingValue: 4.9, bestRating: 5, reviewCount: 127 },
    areaServed: expect.arrayContaining([{ "@type": "City", name: "Palm Springs" }]),
    sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
    priceRange: expect.stringMatching(/^\$+$/),
    foundingDate: expect.stringMatching(/^\d{4}$/),
  });
});

test("the trail of the graph is the one that is shown", () => {
  const places = ["/portfolio/palm-desert-home-staging", "/services/virtual-staging"];
  for (const path of ["/about", "/blog/3", ...places, pathsWith("CreativeWork")[0] ?? ""]) {
    const { itemListElement } = nodeOf(path, "BreadcrumbList") as {
      itemListElement?: { name: string }[];
    };
    const trail = readBuiltPage(path).elements.filter(
      (element) => attribute(element, "aria-label") === "Breadcrumb",
    );
    const links = trail.flatMap(elements).filter(({ tagName }) => tagName === "a");
    expect(links.length, path).toBeGreaterThan(1);
    expect(links.map(textOf), path).toEqual((itemListElement ?? []).map(({ name }) => name));
  }
});

test("questions, articles and projects are described as they are shown", () => {
  const { mainEntity } = nodeOf("/faq", "FAQPage") as { mainEntity?: { name: string }[] };
  const { html } = readBuiltPage("/faq");
  expect(mainEntity).toHaveLength(15);
  for (const { name } of mainEntity ?? []) expect(html).toContain(name);

  expect(pathsWith("BlogPosting")).toHaveLength(5);
  for (const path of pathsWith("BlogPosting")) {
    const { datePublished } = nodeOf(path, "BlogPosting") as { datePublished?: string };
    const times = readBuiltPage(path).elements.filter(({ tagName }) => tagName === "time");
    expect(datePublished).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(times.map((time) => attribute(time, "datetime"))).toContain(datePublished);
  }

  expect(pathsWith("CreativeWork")).toHaveLength(5);
  for (const path of pathsWith("CreativeWork"))
    expect(nodeOf(path, "CreativeWork")).toMatchObject({
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
  for (const { "@id": id, name } of PAGES.flatMap((path) => identified(graphOf(path))))
    named.set(id, (named.get(id) ?? new Set()).add(name));
  const ids = [...named.keys()].filter((id) => /#(service|city)$/.test(id));
  expect(ids.filter((id) => id.includes("/services/"))).toHaveLength(6);
  expect(ids.filter((id) => id.endsWith("#city"))).toHaveLength(3);
  for (const id of ids) expect([...(named.get(id) ?? [])], id).toHaveLength(1);

  const { mainEntity } = nodeOf("/faq", "FAQPage") as { mainEntity?: Node[] };
  expect(
    mainEntity?.find(({ name }) => name === "Is virtual staging enough for my listing?"),
  ).toMatchObject({
    about: expect.arrayContaining([{ "@id": expect.stringMatching(/virtual-staging#service$/) }]),
  });
  expect(nodeOf("/portfolio/palm-desert-home-staging", "Service")).toMatchObject({
    areaServed: { "@id": expect.stringMatching(/palm-desert-home-staging#city$/) },
  });
});

test("only the business is rated", () => {
  for (const path of PAGES)
    for (const { "@type": type, ...facts } of graphOf(path))
      if (type !== "HomeAndConstructionBusiness")
        expect(JSON.stringify(facts), path).not.toMatch(/"(aggregateRating|review)"/);
});

/** Every node that says more of itself than its id, at any depth. */
function identified(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(identified);
  return "@id" in value && "name" in value ? [value as Node, ...below] : below;
}

/** All that the vocabulary judges: whatever a text says, it is one; a single word may be a name of its own. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return withoutTwins(value.map(shapeOf));
  if (typeof value === "string") return /schema\.org|^[^\s/]+$/.test(value) ? value : "some text";
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

const withoutTwins = (values: unknown[]): unknown[] =>
  [...new Set(values.map((value) => JSON.stringify(value)))].map((text) => JSON.parse(text));

/** Type-checks the nodes against schema-dts, which is schema.org's vocabulary as types. */
function schemaOrgErrors(nodes: unknown[]): string[] {
  const file = join(process.cwd(), "nodes.ts");
  const lines = nodes.map((node) => `void (${JSON.stringify(node)} satisfies Thing);`);
  const source = ['import type { Thing } from "schema-dts";', ...lines].join("\n");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, language, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, language)
      : getSourceFile.call(host, name, language, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const { line } = file?.getLineAndCharacterOfPosition(start) ?? { line: 0 };
    return `node ${line - 1}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}
