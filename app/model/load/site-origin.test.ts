import { expect, test } from "vitest";
import { parseSiteOrigin } from "./site.server.ts";

test.each([
  ["https://example.com", "https://example.com"],
  ["https://example.com/", "https://example.com"],
  ["http://localhost:8080", "http://localhost:8080"],
])("%s is an address of its own", (address, origin) => {
  expect(parseSiteOrigin(address)).toBe(origin);
});

test.each([
  "https://owner.github.io/site",
  "https://example.com/?a",
  "example.com",
  "ftp://example.com",
  "",
])("%j is refused in one sentence", (address) => {
  expect(() => parseSiteOrigin(address)).toThrow(/^SITE_ORIGIN is ".*", but [^.]+\.com, [^.]+\.$/);
});
