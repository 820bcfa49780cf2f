import { expect, test } from "vitest";
import { limitPerRoute } from "./limit-per-route.ts";

test("keeps the first page of each kind: a list, a page of it, an entry", () => {
  const lists = ["/", "/faq", "/blog", "/blog/page/2", "/blog/page/3", "/blog/7", "/blog/8"];
  const projects = ["/portfolio", "/portfolio/indio", "/portfolio/indio/pool-house"];
  const others = ["/portfolio/la-quinta", "/portfolio/la-quinta/patio"];
  expect(limitPerRoute([...lists, ...projects, ...others])).toEqual([
    ...["/", "/faq", "/blog", "/blog/page/2", "/blog/7"],
    ...projects,
  ]);
});
