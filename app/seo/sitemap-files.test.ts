import { expect, test } from "vitest";
import { sitemapFiles } from "./sitemap-files.ts";

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
