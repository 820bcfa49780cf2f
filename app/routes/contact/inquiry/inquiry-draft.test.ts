import { afterEach, expect, test, vi } from "vitest";
import { clearDraft, identify, readDraft, saveDraft } from "./inquiry-draft.ts";

const draft = { sent: { id: "1", words: "" }, search: "", fields: { name: "Ada" } };

function stubStorage(item: string | null = null) {
  let stored = item;
  vi.stubGlobal("sessionStorage", {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value;
    },
    removeItem: () => {
      stored = null;
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a saved draft is read back until it is cleared", () => {
  stubStorage();
  expect(readDraft()).toBeUndefined();
  saveDraft(draft);
  expect(readDraft()).toEqual(draft);
  clearDraft();
  expect(readDraft()).toBeUndefined();
});

test.each(["not JSON", "null", "7", "{}"])("stored '%s' is no draft", (stored) => {
  stubStorage(stored);
  expect(readDraft()).toBeUndefined();
});

test("a browser without storage has no draft and does not fail", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveDraft(draft);
  clearDraft();
  expect(readDraft()).toBeUndefined();
});

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
