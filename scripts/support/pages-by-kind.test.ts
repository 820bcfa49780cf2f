import { expect, test } from "vitest";
import { onePageOfEachKind } from "./pages-by-kind.ts";

test("pages of one list are of one kind, the list itself is another", () => {
  expect(
    onePageOfEachKind([
      "/",
      "/blog",
      "/blog/1",
      "/blog/2",
      "/portfolio/indio",
      "/portfolio/indio/one",
      "/portfolio/indio/two",
      "/privacy-policy",
    ]),
  ).toEqual([
    "/",
    "/blog",
    "/blog/1",
    "/portfolio/indio",
    "/portfolio/indio/one",
    "/privacy-policy",
  ]);
});
