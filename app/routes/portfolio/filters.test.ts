import { describe, expect, test } from "vitest";
import { describeHomes, describeResult, filterProjects, readFilters } from "./filters.ts";

const read = (query: string) =>
  readFilters(new URLSearchParams(query), ["Palm Desert", "Rancho Mirage", "Indian Wells"]);

describe("reading the address", () => {
  test("an address without a query filters nothing", () => {
    expect(read("")).toEqual({});
  });

  test.each(["vacant", "occupied", "new"])("?filter=%s is known", (staging) => {
    expect(read(`filter=${staging}`)).toEqual({ staging });
  });

  test("a location is named by its slug", () => {
    expect(read("location=palm-desert")).toEqual({ location: "Palm Desert" });
  });

  test("both combine", () => {
    expect(read("filter=new&location=rancho-mirage")).toEqual({
      staging: "new",
      location: "Rancho Mirage",
    });
  });

  test.each([
    "filter=castle",
    "filter=",
    "filter=Vacant",
    "location=paris",
    "location=",
    "x=vacant",
  ])("?%s is ignored", (query) => {
    expect(read(query)).toEqual({});
  });

  test("an unknown value does not take the known one with it", () => {
    expect(read("filter=castle&location=indian-wells")).toEqual({ location: "Indian Wells" });
  });
});

describe("choosing projects", () => {
  const revival = { staging: "occupied", city: "Indian Wells" } as const;
  const comfort = { staging: "vacant", city: "Palm Desert" } as const;
  const estates = { staging: "new", city: "Rancho Mirage" } as const;
  const all = [revival, comfort, estates];

  test("no filter keeps all in their order", () => {
    expect(filterProjects(all, {})).toEqual(all);
  });

  test("a staging type keeps its homes", () => {
    expect(filterProjects(all, { staging: "new" })).toEqual([estates]);
  });

  test("a location keeps its homes", () => {
    expect(filterProjects(all, { location: "Palm Desert" })).toEqual([comfort]);
  });

  test("both must fit", () => {
    expect(filterProjects(all, { staging: "vacant", location: "Indian Wells" })).toEqual([]);
  });
});

describe("saying what is shown", () => {
  test.each([
    [{}, "Showing 2 of 5 projects"],
    [{ location: "Palm Desert" }, "Showing 2 of 5 projects in Palm Desert"],
    [{ staging: "vacant" }, "Showing 2 of 5 projects: vacant homes"],
    [{ staging: "occupied" }, "Showing 2 of 5 projects: occupied homes"],
    [{ staging: "new" }, "Showing 2 of 5 projects: newly built homes"],
    [
      { staging: "new", location: "Rancho Mirage" },
      "Showing 2 of 5 projects: newly built homes in Rancho Mirage",
    ],
  ] as const)("%j reads '%s'", (filters, sentence) => {
    expect(describeResult(2, 5, filters)).toBe(sentence);
  });

  test("one project is no plural", () => {
    expect(describeResult(1, 1, {})).toBe("Showing 1 of 1 project");
  });

  test("homes of any kind are just homes", () => {
    expect(describeHomes({ location: "Indian Wells" })).toBe("homes in Indian Wells");
  });
});
