import { afterEach, expect, test, vi } from "vitest";
import {
  clearDraft,
  identify,
  isBlank,
  readDraft,
  readPhotoCount,
  saveDraft,
  savePhotoCount,
} from "./draft-storage.ts";

const draft = { sent: { id: "1", words: "" }, search: "", fields: { name: "Ada" } };

function stubStorage(item?: string) {
  const stored = new Map(item ? [["inquiry-draft", item]] : []);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
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

test.each(["not JSON", "null", "7", "true", '"text"', "[]", "{}", '{"fields":null}'])(
  "stored '%s' is no draft",
  (stored) => {
    stubStorage(stored);
    expect(readDraft()).toBeUndefined();
  },
);

test("only texts are taken from what is stored", () => {
  const fields = { name: "Ada", project: { title: "no text" }, estimate: ["none"], phone: 7 };
  stubStorage(JSON.stringify({ sent: 7, search: "", fields }));
  expect(readDraft()).toEqual({ sent: undefined, search: "", fields: { name: "Ada" } });
});

test("the number of chosen photos is known after a reload, until the message is sent", () => {
  stubStorage();
  expect(readPhotoCount()).toBe(0);
  savePhotoCount(2);
  expect(readPhotoCount()).toBe(2);
  clearDraft();
  expect(readPhotoCount()).toBe(0);
});

test("choices alone are a blank form", () => {
  const choices = { propertyStatus: "vacant", outdoorStaging: "no" };
  expect(isBlank({ ...choices, name: " ", message: "" })).toBe(true);
  expect(isBlank({ ...choices, bedrooms: "2" })).toBe(false);
});

test("a browser without storage has no draft and does not fail", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveDraft(draft);
  clearDraft();
  savePhotoCount(2);
  expect(readDraft()).toBeUndefined();
  expect(readPhotoCount()).toBe(0);
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
