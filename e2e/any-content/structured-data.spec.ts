import { existsSync } from "node:fs";
import { join } from "node:path";
import { getSitePaths } from "#app/model/pages/site/pages.server.ts";
import { BUILT_SITE, readBuiltPage } from "#e2e/support/built-pages.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

const PAGES = await getSitePaths();

type Node = { "@type": string; "@id": string };

const graphOf = (path: string): Node[] => readBuiltPage(path).structuredData[0]?.["@graph"];

test("every page has one graph, with the business and the site in it", () => {
  for (const path of PAGES) {
    expect(readBuiltPage(path).structuredData, path).toHaveLength(1);
    const types = graphOf(path).map((node) => node["@type"]);
    expect(types, path).toEqual(
      expect.arrayContaining(["HomeAndConstructionBusiness", "WebSite", "WebPage"]),
    );
  }
});

test("what a graph refers to is in it, and its pictures are on the site", () => {
  for (const path of PAGES) {
    const { referred, addresses } = collect(graphOf(path));
    const ids = graphOf(path).map((node) => node["@id"]);
    expect(ids, path).toEqual(expect.arrayContaining(referred));
    for (const address of addresses)
      expect(existsSync(join(BUILT_SITE, new URL(address).pathname)), address).toBe(true);
  }
});

function collect(node: unknown): { referred: string[]; addresses: string[] } {
  if (typeof node !== "object" || node === null) return { referred: [], addresses: [] };
  const parts = Object.values(node).map(collect);
  const keys = Object.keys(node);
  const { "@id": id, contentUrl } = node as { "@id"?: string; contentUrl?: string };
  return {
    referred: [
      ...(id && keys.length === 1 ? [id] : []),
      ...parts.flatMap(({ referred }) => referred),
    ],
    addresses: [...(contentUrl ? [contentUrl] : []), ...parts.flatMap((part) => part.addresses)],
  };
}
