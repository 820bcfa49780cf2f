import { describe, expect, test } from "vitest";
import { getServiceOrigins, isAccepted, SUCCESS_RESPONSES } from "./form-service-responses.ts";

const isYes = (answer: unknown) => isAccepted(200, JSON.stringify(answer), "json");

const NOT_YES = [
  {},
  null,
  [],
  [{ ok: true }],
  "ok",
  true,
  200,
  { message: "thanks" },
  { success: false },
  { success: "false" },
  { success: 0 },
  { success: 1 },
  { success: null },
  { Success: false },
  { Success: true },
  { ok: false },
  { ok: "false" },
  { ok: "true" },
  { status: "error" },
  { status: "quarantined" },
  { result: "error" },
  { error: "no such form" },
  { errors: [{ message: "email is missing" }] },
  { code: 422 },
  { code: 200 },
  { data: { success: true } },
  { ok: true, error: "no such form" },
  { ok: true, Errors: ["quota"] },
  { success: true, status: "error" },
  { success: true, code: 422 },
  { result: "success", Success: false },
];

describe("a JSON answer", () => {
  test.each(Object.entries(SUCCESS_RESPONSES))("is accepted as %s sends it", (_, says) => {
    expect(isYes(says)).toBe(true);
    expect(isYes({ ...says, message: "Thanks", next: "/thanks" })).toBe(true);
  });

  test("is accepted with an empty error", () => {
    expect(isYes({ success: true, error: null, errors: [] })).toBe(true);
  });

  test.each(NOT_YES.map((answer) => [JSON.stringify(answer), answer]))(
    "%s is no yes",
    (_, answer) => {
      expect(isYes(answer)).toBe(false);
    },
  );
});

describe("a service that answers in JSON", () => {
  test.each([
    [200, '{"ok":true}', true],
    [201, '{"success":"true"}', true],
    [500, '{"ok":true}', false],
    [302, '{"ok":true}', false],
    [0, "", false],
    [200, "<h1>Thank you</h1>", false],
    [204, "", false],
  ])("%i with %s has the message: %s", (status, text, arrived) => {
    expect(isAccepted(status, text, "json")).toBe(arrived);
  });
});

describe("a service that answers with a page", () => {
  test.each([
    [200, "<h1>Thank you</h1>", true],
    [204, "", true],
    [302, "", true],
    [303, "", true],
    [200, '{"id":7}', true],
    [200, '{"success":false}', false],
    [200, '{"error":"no such form"}', false],
    [404, "<h1>Thank you</h1>", false],
    [500, "", false],
  ])("%i with %s has the message: %s", (status, text, arrived) => {
    expect(isAccepted(status, text, "page")).toBe(arrived);
  });
});

test.each([
  [{}, []],
  [{ endpoint: "https://formspree.io/f/abc" }, ["https://formspree.io"]],
  [
    { endpoint: "https://script.google.com/macros/s/abc/exec" },
    ["https://script.google.com", "https://script.googleusercontent.com"],
  ],
  [
    { endpoint: "https://forms.example/a", answersFrom: "https://answers.example/b" },
    ["https://forms.example", "https://answers.example"],
  ],
])("%j reaches %j", (service, origins) => {
  expect(getServiceOrigins(service)).toEqual(origins);
});
