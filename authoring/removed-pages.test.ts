import { expect } from "vitest";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { test } from "#app/model/load/testing/sample-copy.ts";
import { findRemovedPages } from "./removed-pages.ts";

test("a page removed since the last build is reported with the redirect to add", async ({
  sample,
}) => {
  await sample.addPhotos();
  const content = await loadContent(sample.folder);
  const [renamed, ...others] = content.projects.filter(({ city }) => city === "Palm Desert");
  if (!renamed) throw new Error("the sample has projects in Palm Desert");
  const city = "/portfolio/palm-desert-home-staging";
  const paths = ["/about", "/portfolio/page/2", `${city}/${renamed.slug}`];
  const { website } = content.business;
  await sample.write("sitemap.xml", paths.map((path) => `<loc>${website}${path}</loc>`).join("\n"));
  const told = (changes: Partial<typeof content>) =>
    findRemovedPages({ ...content, ...changes }, `${sample.folder}/sitemap.xml`);

  expect(await told({})).toEqual([]);
  expect(await told({ projects: [{ ...renamed, path: `${city}/family-comfort` }] })).toEqual([
    `${city}/${renamed.slug} is no longer on the site. If that's intended, add to redirects.yml:\n    - from: ${city}/${renamed.slug}\n      to: ${city}/family-comfort`,
  ]);
  expect((await told({ projects: [], cities: [] })).join()).toMatch(/to: \/portfolio$/);
  const redirects = [{ from: `${city}/${renamed.slug}`, to: city }];
  expect(await told({ projects: others, redirects })).toEqual([]);
});
