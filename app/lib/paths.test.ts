import { expect, test } from "vitest";
import { cityPath, contactPath, filteredPath, projectPath, projectPhotoPath } from "./paths.ts";

test("the city is part of a project's address", () => {
  expect(projectPath({ city: "Indian Wells", slug: "golf-course-grandeur" })).toBe(
    "/portfolio/indian-wells-home-staging/golf-course-grandeur",
  );
});

test("a project's address without its last part is its city's page", () => {
  const project = { city: "Indian Wells", slug: "golf-course-grandeur" };
  expect(projectPath(project)).toBe(`${cityPath("Indian Wells")}/golf-course-grandeur`);
});

test("the first photo of a project needs no name, the second has one", () => {
  const project = { city: "Indian Wells", slug: "golf-course-grandeur" };
  expect(projectPhotoPath(project, 0)).toBe(projectPath(project));
  expect(projectPhotoPath(project, 1)).toBe(`${projectPath(project)}#photo-2`);
});

test("the portfolio is filtered by kind, by city or by both", () => {
  expect(filteredPath({ staging: "vacant" })).toBe("/portfolio?filter=vacant");
  expect(filteredPath({ city: "Palm Desert" })).toBe("/portfolio?location=palm-desert");
  expect(filteredPath({ staging: "new", city: "Palm Desert" })).toBe(
    "/portfolio?filter=new&location=palm-desert",
  );
});

test("the form and the estimator take a service along", () => {
  expect(contactPath()).toBe("/contact");
  expect(contactPath("vacant")).toBe("/contact?service=vacant");
  expect(contactPath("vacant", "estimate")).toBe("/contact?service=vacant#estimate");
});
