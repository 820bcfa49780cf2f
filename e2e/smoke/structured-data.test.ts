import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { BUILT_SITE, readBuiltPage } from "#e2e/support/built-pages.ts";
import { PAGES } from "#e2e/support/site.ts";

type Node = { "@type": string; "@id": string };

const readGraph = (path: string): Node[] => readBuiltPage(path).structuredData[0]?.["@graph"];

test("every page has one graph, with the business and the site in it", () => {
  for (const path of PAGES) {
    expect(readBuiltPage(path).structuredData, path).toHaveLength(1);
    const types = readGraph(path).map((node) => node["@type"]);
    expect(types, path).toEqual(
      expect.arrayContaining(["HomeAndConstructionBusiness", "WebSite", "WebPage"]),
    );
  }
});

test("every reference of a graph is in it, and its photos are on the site", () => {
  for (const path of PAGES) {
    const { referred, urls } = collect(readGraph(path));
    const ids = readGraph(path).map((node) => node["@id"]);
    expect(ids, path).toEqual(expect.arrayContaining(referred));
    for (const url of urls)
      expect(existsSync(join(BUILT_SITE, new URL(url).pathname)), url).toBe(true);
  }
});

test("a photo has the size that its graph says", async () => {
  for (const { contentUrl, width, height } of imagesIn(PAGES.map(readGraph))) {
    const { pathname } = new URL(contentUrl);
    const file = await sharp(join(BUILT_SITE, pathname)).metadata();
    expect({ width: width.value, height: height.value }, pathname).toEqual({
      width: file.width,
      height: file.height,
    });
  }
});

type Image = Record<"width" | "height", { value: number }> & { contentUrl: string };

function imagesIn(node: unknown): Image[] {
  if (typeof node !== "object" || node === null) return [];
  const below = Object.values(node).flatMap(imagesIn);
  return "contentUrl" in node ? [node as Image, ...below] : below;
}

function collect(node: unknown): { referred: string[]; urls: string[] } {
  if (typeof node !== "object" || node === null) return { referred: [], urls: [] };
  const parts = Object.values(node).map(collect);
  const keys = Object.keys(node);
  const { "@id": id, contentUrl } = node as { "@id"?: string; contentUrl?: string };
  return {
    referred: [
      ...(id && keys.length === 1 ? [id] : []),
      ...parts.flatMap(({ referred }) => referred),
    ],
    urls: [...(contentUrl ? [contentUrl] : []), ...parts.flatMap((part) => part.urls)],
  };
}
