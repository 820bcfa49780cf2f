import { expect, test } from "vitest";
import { ownPath } from "./requested-path.ts";

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
  expect(ownPath(asked)).toBe(own);
});
