import { describe, expect, test } from "vitest";
import { askedFor } from "./asked-for.ts";

describe("a link to the contact page", () => {
  test.each([
    ["vacant", "vacant"],
    ["occupied", "occupied"],
    ["new", "new-construction"],
  ])("?service=%s chooses %s", (service, propertyStatus) => {
    expect(askedFor(`?service=${service}`)).toEqual({ propertyStatus });
  });

  test("?project= names a staged home", () => {
    expect(askedFor("?project=desert-oasis-luxury").project).toBe("desert-oasis-luxury");
  });

  test.each(["", "?service=castle", "?service=constructor", "?service=&project="])(
    "'%s' asks for nothing",
    (search) => {
      expect(askedFor(search)).toEqual({});
    },
  );
});
