import { expect, test } from "vitest";
import { HONEYPOT_NAME } from "./submission-form.tsx";
import { markSuspicious } from "./use-submission.ts";

const typed = (trap: string) => {
  const data = new FormData();
  data.set("name", "Ada");
  data.set(HONEYPOT_NAME, trap);
  return data;
};

test("a hidden field that was left alone is not sent", () => {
  expect(Object.fromEntries(markSuspicious(typed("")))).toEqual({ name: "Ada" });
});

test("a filled one marks the message and drops nothing", () => {
  expect(Object.fromEntries(markSuspicious(typed("760 555 0199")))).toEqual({
    name: "Ada",
    "Possible spam": "yes, a hidden field was filled in: 760 555 0199",
  });
});
