import { expect, test } from "vitest";
import { getRedirects } from "./model/queries/site/redirects.server.ts";
import { getSitePaths } from "./model/queries/site/site-pages.server.ts";
import { findRedirect, REDIRECTS } from "./redirects.ts";

const paths = await getSitePaths();
const redirects = await getRedirects();

test("every redirect leads to a page, and none to another redirect", () => {
  const pages = new Set(paths);
  for (const { to } of REDIRECTS) {
    if (!to.includes(":")) expect(pages).toContain(to);
    expect(findRedirect(to)).toBeUndefined();
  }
});

test("no page is also a redirect", () => {
  for (const path of paths) expect(findRedirect(path, redirects)).toBeUndefined();
});

test.each([
  ["/HOME", "/"],
  ["/About-Us", "/about"],
  ["/FREQUENTLY-ASKED-QUESTIONS", "/faq"],
  ["/contact-us/", "/contact"],
  ["/PORTFOLIO/palm-desert-home-staging/X", "/portfolio/palm-desert-home-staging/X"],
  ["/Blog/3", "/blog/3"],
  ["/BLOG/hello", "/blog/hello"],
  ["/BLOG/1.0", "/blog/1.0"],
  ["/Blog/my_post~2", "/blog/my_post~2"],
  ["/Frequently-asked-questions", "/faq"],
  ["/portfolio/page/1", "/portfolio"],
  ["/blog/page", "/blog"],
])("%s leads to %s", (from, to) => {
  expect(findRedirect(from)).toBe(to);
});

test("the owner's redirects join the table", () => {
  expect(findRedirect("/portfolio/12", redirects)).toBe(
    "/portfolio/palm-desert-home-staging/desert-oasis-luxury",
  );
});

test.each([
  "/about",
  "/portfolio/17",
  "/Portfolio/a/b/c",
  "/PORTFOLIO//x",
  "/",
  "",
  "/homes",
  "/privacy",
  "/terms",
  "/blog/page/2",
  "//home",
  "/home//",
])("%s is no redirect", (path) => {
  expect(findRedirect(path, redirects)).toBeUndefined();
});

test.each([
  "/Blog/3\r\nSet-Cookie: a=b",
  "/Blog/3\n",
  "/Blog/3%0d%0aSet-Cookie:%20a=b",
  "/Portfolio/a/b%0a",
  "/Portfolio//evil.example",
  "/Portfolio/a/..",
  "/Portfolio/../a",
  "/BLOG/.",
  "/BLOG/.htaccess",
  "/Portfolio/\\evil.example/x",
])("%j is not led anywhere", (path) => {
  expect(findRedirect(path)).toBeUndefined();
});

test("a path is compared literally, not as a pattern", () => {
  const moved = [{ from: "/index.php", to: "/" }];
  expect(findRedirect("/index.php", moved)).toBe("/");
  expect(findRedirect("/indexxphp", moved)).toBeUndefined();
});
