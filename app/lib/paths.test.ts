import { expect, test } from "vitest";
import { projectPath } from "./paths.ts";

test("the city is part of a project's address", () => {
  expect(projectPath({ city: "Indian Wells", slug: "golf-course-grandeur" })).toBe(
    "/portfolio/indian-wells-home-staging/golf-course-grandeur",
  );
});
