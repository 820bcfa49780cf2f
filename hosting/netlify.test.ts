import { expect, test } from "vitest";
import { REDIRECTS } from "#app/redirects.ts";
import { headersFile, redirectsFile } from "./netlify.ts";
import { SECURITY_HEADERS } from "./site-rules.ts";

const rules = {
  redirects: REDIRECTS,
  policies: { "index.html": "script-src 'self'", "blog/3/index.html": "img-src 'self'" },
};

test("every redirect is a line of address, target and status", () => {
  const lines = redirectsFile(rules).trimEnd().split("\n");
  expect(lines).toHaveLength(REDIRECTS.length);
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S* 301$/);
  expect(lines).toContain("/Portfolio/:city/:slug /portfolio/:city/:slug 301");
});

test("a parameter of a target is one of its address", () => {
  for (const line of redirectsFile(rules).trimEnd().split("\n")) {
    const [from = "", to = ""] = line.split(" ");
    for (const parameter of to.match(/:\w+/g) ?? []) expect(from).toContain(parameter);
  }
});

test("headers go to every answer, hashed files and each page", () => {
  const headers = parseHeaders(headersFile(rules));
  expect(headers["/*"]).toEqual(SECURITY_HEADERS);
  expect(headers["/assets/*"]?.["Cache-Control"]).toContain("immutable");
  expect(headers["/uploads/*"]?.["Cache-Control"]).toContain("immutable");
  expect(headers["/"]?.["Content-Security-Policy"]).toBe(
    "script-src 'self'; frame-ancestors 'none'",
  );
  expect(headers["/blog/3"]?.["Content-Security-Policy"]).toMatch(/^img-src 'self';/);
});

/** Reads the file as the hosts do: a path at the margin, its headers indented below it. */
function parseHeaders(file: string) {
  const found: Record<string, Record<string, string>> = {};
  let path = "";
  for (const line of file.split("\n").filter(Boolean)) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (!name || !value) path = line;
    found[path] = { ...found[path], ...(name && value && { [name]: value }) };
  }
  return found;
}
