import { expect, test } from "vitest";
import { getSitePaths } from "#app/model/pages/site-pages.server.ts";
import { findRedirect, REDIRECTS } from "./redirects.ts";

/** Written down as the exception: the project is gone, its address says so. */
const GONE = "/portfolio/rancho-mirage-home-staging/mediterranean-elegance";

test("every redirect leads to a page, and none to another redirect", async () => {
  const pages = new Set([...(await getSitePaths()), GONE]);
  for (const { to } of REDIRECTS) {
    if (!to.includes(":")) expect(pages).toContain(to);
    expect(findRedirect(to)).toBeUndefined();
  }
});

test("no page is also an old address", async () => {
  for (const path of await getSitePaths()) expect(findRedirect(path)).toBeUndefined();
});

test.each([
  ["/HOME", "/"],
  ["/About-Us", "/about"],
  ["/FREQUENTLY-ASKED-QUESTIONS", "/faq"],
  ["/contact-us/", "/contact"],
  ["/PORTFOLIO/palm-desert-home-staging/X", "/portfolio/palm-desert-home-staging/X"],
  ["/Blog/3", "/blog/3"],
  ["/portfolio/12", "/portfolio/palm-desert-home-staging/desert-oasis-luxury"],
])("%s leads to %s", (from, to) => {
  expect(findRedirect(from)).toBe(to);
});

test.each(["/about", "/portfolio/17", "/Portfolio/a/b/c", "/PORTFOLIO//x", "/", "", "/homes"])(
  "%s is no old address",
  (path) => {
    expect(findRedirect(path)).toBeUndefined();
  },
);
