import { expect, test } from "vitest";
import { nativeSubmission } from "./native-submission.ts";

test("a form service receives the form itself", () => {
  expect(nativeSubmission("https://forms.example.com/abc", "hello@studio.example")).toEqual({
    method: "post",
    action: "https://forms.example.com/abc",
  });
});

test("without a form service the visitor's mail program takes it", () => {
  expect(nativeSubmission(undefined, "hello@studio.example")).toEqual({
    method: "post",
    action: "mailto:hello@studio.example",
    encType: "text/plain",
  });
});
