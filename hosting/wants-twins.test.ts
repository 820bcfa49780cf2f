import { expect, test } from "vitest";
import { wantsTwins } from "./wants-twins.ts";

test("a build for our own server or nginx has them", () => {
  expect(wantsTwins({})).toBe(true);
});

test.each(["CF_PAGES", "NETLIFY", "VERCEL"])("a build on a host that sets %s has none", (name) => {
  expect(wantsTwins({ [name]: "1" })).toBe(false);
});

test("the owner's word counts more", () => {
  expect(wantsTwins({ PRECOMPRESS: "no" })).toBe(false);
  expect(wantsTwins({ PRECOMPRESS: "yes", NETLIFY: "true" })).toBe(true);
});
