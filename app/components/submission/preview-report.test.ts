import { expect, test } from "vitest";
import { describeAnswer } from "./preview-report.ts";

const ENDPOINT = "https://formspree.io/f/abc";

test("the preview says where a form went, what came back, and whether it counts", () => {
  const sent = describeAnswer(ENDPOINT, `${ENDPOINT} answered 200`, "sent");
  expect(sent).toMatch(/^Preview: sent to .*\/f\/abc\. .* answered 200\. .* counts it as sent/);
  const failed = describeAnswer(
    ENDPOINT,
    `Error: ${ENDPOINT} answered 422 without a yes`,
    "failed",
  );
  expect(failed).toMatch(/422 .* doesn't count it as sent.*"answers: page"/);
  expect(describeAnswer(ENDPOINT, "Error: TypeError: Failed to fetch", "unconfirmed")).toMatch(
    /sent to https:\/\/formspree\.io.*Failed to fetch.*no confirmation/,
  );
});

test("an answer from another origin gets advice; those of known services don't", () => {
  const elsewhere = "https://answers.example/ok answered 200";
  expect(describeAnswer(ENDPOINT, elsewhere, "sent")).toContain(
    'needs "answersFrom: https://answers.example" as well',
  );
  const google = "https://script.googleusercontent.com/x answered 200";
  const script = "https://script.google.com/macros/s/abc/exec";
  expect(describeAnswer(script, google, "sent")).not.toContain("answersFrom");
});

test("without a form service it says so", () => {
  expect(describeAnswer("mailto:a@b.co", "nothing was sent", "sent")).toContain(
    "no form service yet",
  );
});
