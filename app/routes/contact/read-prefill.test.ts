import { describe, expect, test } from "vitest";
import { readPrefill } from "./read-prefill.ts";

describe("a link to the contact page", () => {
  test.each([
    ["vacant", "vacant"],
    ["occupied", "occupied"],
    ["new", "new-construction"],
  ])("?service=%s chooses %s", (service, propertyStatus) => {
    expect(readPrefill(`?service=${service}`)).toEqual({ propertyStatus });
  });

  test.each([
    ["?project=desert-oasis-luxury", "desert-oasis-luxury"],
    ["?project=desert-oasis-luxury&service=virtual-staging", "desert-oasis-luxury"],
    ["?service=virtual-staging", "virtual-staging"],
    ["?service=constructor", "constructor"],
  ])("%s names what it is about, should there be such a thing", (search, project) => {
    expect(readPrefill(search)).toEqual({ project });
  });

  test("from a page in Spanish begins the message", () => {
    expect(readPrefill("?lang=es")).toEqual({ message: "Prefers Spanish" });
    expect(readPrefill("?lang=constructor")).toEqual({});
  });

  test.each(["", "?service=&project="])("'%s' asks for nothing", (search) => {
    expect(readPrefill(search)).toEqual({});
  });
});
