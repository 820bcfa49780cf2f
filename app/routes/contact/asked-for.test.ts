import { describe, expect, test } from "vitest";
import { askedFor } from "./asked-for.ts";

const projects = [{ slug: "desert-oasis-luxury" }];

describe("a link to the contact page", () => {
  test.each([
    ["vacant", "vacant"],
    ["occupied", "occupied"],
    ["new", "new-construction"],
  ])("?service=%s chooses %s", (service, propertyStatus) => {
    expect(askedFor(`?service=${service}`, projects)).toEqual({ propertyStatus });
  });

  test("?project= names a staged home", () => {
    expect(askedFor("?project=desert-oasis-luxury", projects).project).toBe("desert-oasis-luxury");
  });

  test.each(["", "?service=castle&project=nowhere", "?service=constructor", "?service=&project="])(
    "'%s' asks for nothing",
    (search) => {
      expect(askedFor(search, projects)).toEqual({});
    },
  );
});
