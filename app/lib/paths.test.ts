import { expect, test } from "vitest";
import {
  getCityPath,
  getContactPath,
  getFilteredPath,
  getProjectPath,
  getProjectPhotoPath,
} from "./paths.ts";

test("the city is part of a project's address", () => {
  expect(getProjectPath({ city: "Indian Wells", slug: "golf-course-grandeur" })).toBe(
    "/portfolio/indian-wells-home-staging/golf-course-grandeur",
  );
});

test("a project's address without its last part is its city's page", () => {
  const project = { city: "Indian Wells", slug: "golf-course-grandeur" };
  expect(getProjectPath(project)).toBe(`${getCityPath("Indian Wells")}/golf-course-grandeur`);
});

test("the first photo of a project needs no name, the second has one", () => {
  const project = { city: "Indian Wells", slug: "golf-course-grandeur" };
  expect(getProjectPhotoPath(project, 0)).toBe(getProjectPath(project));
  expect(getProjectPhotoPath(project, 1)).toBe(`${getProjectPath(project)}#photo-2`);
});

test("the portfolio is filtered by kind, by city or by both", () => {
  expect(getFilteredPath({ staging: "vacant" })).toBe("/portfolio?filter=vacant");
  expect(getFilteredPath({ city: "Palm Desert" })).toBe("/portfolio?location=palm-desert");
  expect(getFilteredPath({ staging: "new", city: "Palm Desert" })).toBe(
    "/portfolio?filter=new&location=palm-desert",
  );
});

test("links to the form and the estimator name the service", () => {
  expect(getContactPath()).toBe("/contact");
  expect(getContactPath("vacant")).toBe("/contact?service=vacant");
  expect(getContactPath("vacant", "estimate")).toBe("/contact?service=vacant#estimate");
});
