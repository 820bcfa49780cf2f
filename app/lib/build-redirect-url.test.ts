import { expect, test } from "vitest";
import { buildRedirectUrl } from "./build-redirect-url.ts";

test.each([
  ["/about", "", "", "/about"],
  ["/about", "?utm=1", "#team", "/about?utm=1#team"],
  ["/portfolio?filter=vacant", "", "", "/portfolio?filter=vacant"],
  ["/portfolio?filter=vacant", "?utm=1", "", "/portfolio?filter=vacant&utm=1"],
  ["/portfolio?filter=vacant", "?a=1?b=2", "#x", "/portfolio?filter=vacant&a=1?b=2#x"],
  ["/contact#estimate", "?utm=1", "", "/contact?utm=1#estimate"],
  ["/contact?a=1#estimate", "?utm=1", "#top", "/contact?a=1&utm=1#estimate"],
])("%s with '%s' and '%s' is %s", (target, search, hash, joined) => {
  expect(buildRedirectUrl(target, search, hash)).toBe(joined);
});
