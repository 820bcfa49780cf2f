import { expect, test } from "vitest";
import { isActivePath } from "./navigation-link.tsx";

test.each([
  ["/", "/", true],
  ["/about", "/ABOUT", true],
  ["/about", "/about/", true],
  ["/portfolio", "/portfolio/palm-desert-home-staging/desert-oasis-luxury", true],
  ["/blog", "/blog/3", false],
  ["/", "/about", false],
])("item %s on path %s: active %s", (item, pathname, active) => {
  expect(isActivePath(item, pathname)).toBe(active);
});
