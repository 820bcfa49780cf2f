import { afterEach, expect, test, vi } from "vitest";
import { storedDraft, storedPhotoCount } from "./draft-storage.ts";

const draft = { begun: 1, search: "", fields: { name: "Ada" } };

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

test("a saved draft is read back until it is cleared, and so is the number of photos", () => {
  stubStorage();
  expect(storedDraft.read()).toBeUndefined();
  storedDraft.save(draft);
  storedPhotoCount.save(2);
  expect(storedDraft.read()).toEqual(draft);
  expect(storedPhotoCount.read()).toBe(2);
  storedDraft.clear();
  expect(storedDraft.read()).toBeUndefined();
});

test("a value that is no JSON is no draft", () => {
  stubStorage("not JSON");
  expect(storedDraft.read()).toBeUndefined();
});

test("a browser without storage has no draft and does not fail", () => {
  vi.stubGlobal("sessionStorage", undefined);
  storedDraft.save(draft);
  storedDraft.clear();
  expect(storedDraft.read()).toBeUndefined();
});
