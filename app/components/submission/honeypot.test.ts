import { expect, test } from "vitest";
import { HONEYPOT_NAME, markSuspicious } from "./honeypot.ts";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test("a hidden field that was left alone is not sent", () => {
  const typed = markSuspicious(form({ name: "Ada", [HONEYPOT_NAME]: "" }));
  expect(Object.fromEntries(typed)).toEqual({ name: "Ada" });
});

test("a filled one marks the message and drops nothing", () => {
  const typed = markSuspicious(form({ name: "Ada", [HONEYPOT_NAME]: "760 555 0199" }));
  expect(Object.fromEntries(typed)).toEqual({
    name: "Ada",
    "Possible spam": "yes, a hidden field was filled in: 760 555 0199",
  });
});
