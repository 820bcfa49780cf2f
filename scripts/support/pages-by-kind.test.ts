import { expect, test } from "vitest";
import { onePageOfEachKind } from "./pages-by-kind.ts";

test("pages that one file shows count as one kind", async () => {
  expect(
    await onePageOfEachKind([
      "/",
      "/blog",
      "/blog/1",
      "/blog/2",
      "/portfolio/indio/one",
      "/portfolio/indio/two",
      "/privacy-policy",
      "/terms-of-service",
    ]),
  ).toEqual(["/", "/blog", "/blog/1", "/portfolio/indio/one", "/privacy-policy"]);
});
