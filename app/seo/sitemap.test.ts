import { expect, test } from "vitest";
import { sitemap } from "./sitemap.ts";

test("a page has its address, its day and its pictures", () => {
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
