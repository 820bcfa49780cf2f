import { expect, test } from "vitest";
import { PhotoLibrary } from "#app/model/load/photo-library.server.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { buildSitemap } from "./sitemap.ts";

const site = await getSite();
const [project] = site.content.projects;
const origin = site.content.business.website;

test("a page has its URL, its day and its photos", () => {
  const entry = buildSitemap(site)
    .split("\n")
    .find((line) => line.includes(`<loc>${origin}${project?.path}</loc>`));
  expect(entry).toContain(`<lastmod>${project?.completed}</lastmod>`);
  expect(entry?.match(/<image:loc>https:/g)).toHaveLength(project?.photos.length ?? 0);
});

test("a page without a date has none in the sitemap", () => {
  expect(buildSitemap(site)).toContain(`<url><loc>${origin}/about</loc></url>`);
});

test("URLs are escaped", () => {
  const photos = [{ file: "https://a.example/p.jpg?a&b", caption: "A room" }];
  const entries = [...site.content.photos, { file: "https://a.example/p.jpg?a&b", alt: "A room" }];
  const projects = site.content.projects.map((entry) => ({ ...entry, photos }));
  const library = new PhotoLibrary(entries);
  expect(buildSitemap({ content: { ...site.content, projects }, photos: library })).toContain(
    "<image:loc>https://a.example/p.jpg?a&amp;b</image:loc>",
  );
});
