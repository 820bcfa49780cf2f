import { expect, test } from "vitest";
import { sitemap, sitemapFiles } from "./sitemap.ts";

test("a page has its URL, its day and its photos", () => {
  const xml = sitemap([
    {
      url: "https://a.example/x?a&b",
      lastModified: "2026-05-19",
      images: ["https://a.example/p.jpg"],
    },
  ]);
  expect(xml).toContain(
    "<url><loc>https://a.example/x?a&amp;b</loc><lastmod>2026-05-19</lastmod><image:image><image:loc>https://a.example/p.jpg</image:loc></image:image></url>",
  );
});

test("a page whose day nobody knows claims none", () => {
  expect(sitemap([{ url: "https://a.example/", images: [] }])).not.toContain("lastmod");
});

const origin = "https://a.example";
const files = (count: number) =>
  sitemapFiles(
    Array.from({ length: count }, (_, index) => ({ url: `${origin}/${index}`, images: [] })),
    origin,
  );
const locations = (xml = "") => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test("up to a thousand pages are one file", () => {
  expect(Object.keys(files(1000))).toEqual(["sitemap.xml"]);
  expect(locations(files(1000)["sitemap.xml"])).toHaveLength(1000);
});

test("more are parts that an index names, and no page is lost", () => {
  const { "sitemap.xml": index, ...parts } = files(2101);
  expect(index).toContain("<sitemapindex");
  expect(locations(index)).toEqual(
    ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"].map((file) => `${origin}/${file}`),
  );
  const pages = Object.values(parts).flatMap((part) => locations(part));
  expect(pages).toHaveLength(2101);
  expect(new Set(pages).size).toBe(2101);
});
