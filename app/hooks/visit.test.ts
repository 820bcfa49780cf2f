import { expect, test } from "vitest";
import { sourceOf } from "./visit.ts";

const PAGE = "https://www.studio.example/contact";

test.each([
  ["a campaign is named", `${PAGE}?utm_source=mail`, "https://search.example/", "mail"],
  ["another site without what was searched", PAGE, "https://s.example/?q=x", "https://s.example/"],
  ["a page of this site is no source", PAGE, "https://www.studio.example/faq", "a typed address"],
  ["neither", PAGE, "", "a typed address"],
])("%s", (_, url, referrer, source) => {
  expect(sourceOf(url, referrer)).toBe(source);
});
