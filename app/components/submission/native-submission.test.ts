import { expect, test } from "vitest";
import { nativeSubmission } from "./native-submission.ts";

const ENDPOINT = "https://forms.example.com/abc";

test("a form service receives the form itself", () => {
  expect(nativeSubmission({ endpoint: ENDPOINT, answers: "page" }, "hello@studio.example")).toEqual(
    { method: "post", action: ENDPOINT, "data-answers": "page" },
  );
});

test("without a form service the visitor's mail program takes it", () => {
  expect(nativeSubmission({}, "hello@studio.example")).toEqual({
    method: "post",
    action: "mailto:hello@studio.example",
    encType: "text/plain",
  });
});
