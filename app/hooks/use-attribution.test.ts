import { expect, test } from "vitest";
import { readAttribution } from "./use-attribution.ts";

const PAGE = "https://www.studio.example/contact";

test.each([
  ["a campaign is named", `${PAGE}?utm_source=mail`, "https://s.example/", { source: "mail" }],
  [
    "another site, not what was searched",
    PAGE,
    "https://s.example/?q=x",
    { source: "https://s.example/" },
  ],
  ["a page of this site", PAGE, "https://www.studio.example/faq?q=x", { before: "/faq" }],
  ["a typed address", PAGE, "", {}],
])("%s", (_, url, referrer, visit) => {
  expect(readAttribution(url, referrer)).toEqual(visit);
});
