import { expect, test } from "vitest";
import { identify } from "./sent-message.ts";

const fields = { name: "Ada", message: "Hello" };

test("the same words keep their id, wherever the visitor came from", () => {
  const first = identify(fields);
  expect(identify({ ...fields, cameFrom: "/faq" }, first).id).toBe(first.id);
});

test("other words are another message", () => {
  const first = identify(fields);
  expect(identify({ ...fields, message: "Hello again" }, first).id).not.toBe(first.id);
});

test("the same words, once sent, are another message", () => {
  expect(identify(fields).id).not.toBe(identify(fields).id);
});
