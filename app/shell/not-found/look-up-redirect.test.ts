import { afterEach, expect, test, vi } from "vitest";
import { getRedirects, getRedirectTable } from "#app/model/queries/site/redirects.server.ts";
import { findRedirect } from "#app/redirects.ts";
import {
  findCanonicalPath,
  findTarget,
  getCanonicalPath,
  getNotFoundFile,
} from "./look-up-redirect.ts";

const table = await getRedirectTable();
const GOLF = table.projects.find(([id]) => id === "15")?.[1] ?? "";
const slug = GOLF.split("/").at(-1);

test("every redirect of the hosts is followed to the same target", async () => {
  const redirects = await getRedirects();
  for (const { from } of redirects) {
    const path = from.replace(":id", "3").replace(/:\w+/g, "a-b");
    for (const asked of [path, `${path}/`])
      expect(findTarget(asked, table), asked).toBe(findRedirect(asked, redirects));
  }
});

test.each([
  ["a project under a wrong city", `/portfolio/nowhere/${slug}`, GOLF],
  ["a project without its city", `/portfolio/${slug}`, GOLF],
  ["a project that is where it was looked for", GOLF, undefined],
  ["a project's number under a city", "/portfolio/indian-wells-home-staging/15", undefined],
  ["a page that the list does not have", "/portfolio/page/15", undefined],
  ["a project that nobody knows", "/portfolio/nowhere/castle", undefined],
  ["a project's name too deep below the portfolio", `/portfolio/a/b/${slug}`, undefined],
  ["an unknown post", "/blog/99", "/not-found"],
  ["a page under a needless slash", "//home", undefined],
  ["a path that nobody knows", "/x", undefined],
])("%s", (_, path, target) => {
  expect(findTarget(path, table)).toBe(target);
});

test("a page of the list is no project, whatever that is called", () => {
  const projects: [string, string][] = [["40", "/portfolio/indian-wells-home-staging/2"]];
  expect(findTarget("/portfolio/page/2", { redirects: [], projects })).toBeUndefined();
});

test.each([
  ["/portfolio/99", "portfolio/404.html"],
  ["/portfolio/nowhere/castle", "portfolio/404.html"],
  ["/portfolio/one/two/three", "404.html"],
  ["/portfolio-old/99", "404.html"],
  ["/no-such-page", "404.html"],
])("%s belongs to %s", (path, page) => {
  expect(getNotFoundFile(path)).toBe(page);
});

test.each([
  ["/", "/"],
  ["/blog", "/blog"],
  ["/blog/", "/blog"],
  ["/blog.html", "/blog"],
  ["/index", "/"],
  ["/index.html", "/"],
  ["/%2f", "/"],
  ["//about", "/about"],
  ["/portfolio/17", "/portfolio/17"],
])("the page served at %s belongs at %s", (asked, own) => {
  expect(getCanonicalPath(asked)).toBe(own);
});

const answerWith = (answer: Partial<Response>) =>
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(answer));
afterEach(() => vi.unstubAllGlobals());

test("a path that differs by a slash redirects to its page, if the host has it", async () => {
  answerWith({ ok: true, redirected: false });
  expect(await findCanonicalPath("/about/")).toBe("/about");
  expect(await findCanonicalPath("/about")).toBeUndefined();
});

test("another spelling is another path, for which the host is not asked", async () => {
  answerWith({ ok: true, redirected: false });
  expect(await findCanonicalPath("/aBout")).toBeUndefined();
});

test.each([
  ["answers with its own not-found page", { ok: false, redirected: false }],
  ["leads back to the slash", { ok: true, redirected: true }],
])("it leads nowhere if the host %s", async (_, answer) => {
  answerWith(answer);
  expect(await findCanonicalPath("/nowhere/")).toBeUndefined();
});
