import { expect, test } from "vitest";
import { getSitePaths } from "#app/model/pages/site-pages.server.ts";
import { getRedirects } from "./all-redirects.server.ts";
import { findRedirect, REDIRECTS } from "./redirects.ts";

test("every redirect leads to a page, and none to another redirect", async () => {
  const pages = new Set(await getSitePaths());
  for (const { to } of REDIRECTS) {
    if (!to.includes(":")) expect(pages).toContain(to);
    expect(findRedirect(to)).toBeUndefined();
  }
});

test("no page is also an old address", async () => {
  const redirects = await getRedirects();
  for (const path of await getSitePaths()) expect(findRedirect(path, redirects)).toBeUndefined();
});

test.each([
  ["/HOME", "/"],
  ["/About-Us", "/about"],
  ["/FREQUENTLY-ASKED-QUESTIONS", "/faq"],
  ["/contact-us/", "/contact"],
  ["/PORTFOLIO/palm-desert-home-staging/X", "/portfolio/palm-desert-home-staging/X"],
  ["/Blog/3", "/blog/3"],
])("%s leads to %s", (from, to) => {
  expect(findRedirect(from)).toBe(to);
});

test("the owner's own old addresses join the table", async () => {
  expect(findRedirect("/portfolio/12", await getRedirects())).toBe(
    "/portfolio/palm-desert-home-staging/desert-oasis-luxury",
  );
});

test.each(["/about", "/portfolio/17", "/Portfolio/a/b/c", "/PORTFOLIO//x", "/", "", "/homes"])(
  "%s is no old address",
  async (path) => {
    expect(findRedirect(path, await getRedirects())).toBeUndefined();
  },
);
