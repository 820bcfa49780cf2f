import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PATHS } from "#app/config/paths.ts";
import { getProjectPath } from "#app/lib/paths.ts";
import { BUILT_SITE, readBuiltPage } from "#e2e/support/built-pages.ts";
import { CONTENT, PAGES } from "#e2e/support/site.ts";

const { name: BRAND, website: ORIGIN } = CONTENT.business;
const PROJECT_PATHS = CONTENT.projects.map(getProjectPath);
const UNLISTED = CONTENT.originals.map(({ path }) => path);
const isUnlisted = (path: string) => UNLISTED.includes(path);
const builtText = (file: string) => readFileSync(join(BUILT_SITE, file), "utf8");

test("every page has a title, a description and a URL of its own", () => {
  const pages = PAGES.map((path) => ({ path, ...readBuiltPage(path) }));
  for (const { path, title, meta, link } of pages) {
    expect(title, path).toMatch(/^.+ .+: .+ \| .+$/);
    expect(title?.endsWith(`| ${BRAND}`), path).toBe(true);
    if (!PROJECT_PATHS.includes(path)) expect(title?.length, path).toBeLessThanOrEqual(60);
    expect(meta("description")?.length, path).toBeGreaterThan(70);
    expect(link("canonical"), path).toBe(ORIGIN + path);
    expect(meta("robots"), path).toMatch(isUnlisted(path) ? /^noindex$/ : /^index, ?follow/);
  }
  const distinct = (values: (string | undefined)[]) => new Set(values).size;
  expect(distinct(pages.map(({ title }) => title))).toBe(pages.length);
  expect(distinct(pages.map(({ meta }) => meta("description")))).toBe(pages.length);
});

test("missing and duplicate pages stay out of search results", () => {
  const { meta, link } = readBuiltPage(PATHS.notFound);
  expect(meta("robots")).toBe("noindex");
  expect(link("canonical")).toBeUndefined();
  expect(readBuiltPage("/portfolio/17").link("canonical")).toBe(
    `${ORIGIN}/portfolio/indian-wells-home-staging/mid-century-revival`,
  );
});

test("the sitemap names every page but the unlisted ones, to which Home doesn't lead", () => {
  expect(UNLISTED).not.toEqual([]);
  for (const path of PAGES)
    expect(builtText("sitemap.xml").includes(`${ORIGIN}${path}</loc>`), path).toBe(
      !isUnlisted(path),
    );
  for (const path of UNLISTED) expect(readBuiltPage("/").html).not.toContain(path);
});

test("every page can be shared, with a photo of its own", async () => {
  for (const path of PAGES) {
    const { meta, title } = readBuiltPage(path);
    expect(meta("og:title"), path).toBe(title);
    expect(meta("og:description"), path).toBe(meta("description"));
    expect(meta("og:url"), path).toBe(ORIGIN + path);
    expect(meta("og:type"), path).toMatch(/^(website|article)$/);
    expect(meta("og:image:alt"), path).toMatch(/./);
    expect(meta("twitter:card"), path).toBe("summary_large_image");
    const image = new URL(meta("og:image") ?? "");
    expect(image.origin, path).toBe(ORIGIN);
    expect(await sharp(join(BUILT_SITE, image.pathname)).metadata(), path).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  }
});

test("the feed names every city and every service", () => {
  const places = PAGES.filter((path) => /^\/services\/|-home-staging$/.test(path));
  expect(places).toHaveLength(CONTENT.cities.length + CONTENT.servicePages.length);
  for (const path of places) expect(builtText("feed.xml"), path).toContain(`${ORIGIN}${path}`);
});

test("robots.txt names the sitemap", () => {
  expect(builtText("robots.txt")).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test("the streets of private homes are in no file that is published", () => {
  const streets = CONTENT.projects
    .filter(({ formattedLocation }) => formattedLocation)
    .map(({ location }) => location.split(",")[0] ?? "");
  expect(streets.length).toBeGreaterThan(0);
  const files = readdirSync(BUILT_SITE, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(html|data|json|js|xml|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = builtText(file);
    for (const street of streets) expect(text.includes(street), `${street} in ${file}`).toBe(false);
  }
});
