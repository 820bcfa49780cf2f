import { expect, test } from "vitest";
import { phoneLink } from "./phone-link.ts";

test("a shown number becomes one that phones can dial", () => {
  expect(phoneLink("(760) 555-0142")).toBe("tel:+17605550142");
});
