import { expect, test } from "vitest";
import { MAX_REDIRECTS } from "#app/config/limits.ts";
import { REDIRECTS } from "#app/redirects.ts";
import { securityHeaders } from "#hosting/site-rules.ts";
import { headersFile, redirectsFile } from "./netlify.ts";

const rules = { redirects: REDIRECTS, headers: securityHeaders({}), hidden: [] };

const lines = redirectsFile(rules).trimEnd().split("\n");

test("every redirect is a line of address, target and status, with a slash at its end and without", () => {
  expect(lines).toHaveLength(2 * REDIRECTS.length);
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S* 301$/);
  expect(lines).toContain("/Portfolio/:city/:slug /portfolio/:city/:slug 301");
  expect(lines).toContain("/home/ / 301");
});

test("no redirect leaves the site, and no address is there twice", () => {
  for (const line of lines) expect(line).not.toMatch(/ \/\/| https?:/);
  expect(new Set(lines.map((line) => line.split(" ")[0])).size).toBe(lines.length);
});

test("a parameter of a target is one of its address", () => {
  for (const line of lines) {
    const [from = "", to = ""] = line.split(" ");
    for (const parameter of to.match(/:\w+/g) ?? []) expect(from).toContain(parameter);
  }
});

test("the rules stay within what Cloudflare Pages takes, however long the owner's list", () => {
  const owners = { from: "/our-work", to: "/portfolio" };
  const all = redirectsFile({ ...rules, redirects: [...REDIRECTS, owners] })
    .trimEnd()
    .split("\n");
  const kept = all.slice(all.findIndex((line) => line.includes(":")));
  expect(
    kept.every((line) => line.includes(":")),
    "what keeps a part comes last",
  ).toBe(true);
  expect(kept.length).toBeLessThanOrEqual(100);
  expect(lines.length - kept.length + 2 * MAX_REDIRECTS).toBeLessThanOrEqual(2000);
});

test("headers go to every answer and to hashed files, however many pages there are", () => {
  expect(parseHeaders(headersFile(rules))).toEqual({
    "/*": rules.headers,
    "/assets/*": { "Cache-Control": expect.stringContaining("immutable") },
    "/uploads/*": { "Cache-Control": expect.stringContaining("immutable") },
  });
});

test("https is asked of subdomains only where the owner says so", () => {
  const name = "Strict-Transport-Security";
  expect(securityHeaders({})[name]).not.toContain("includeSubDomains");
  expect(securityHeaders({ subdomainsUseHttps: true })[name]).toContain("includeSubDomains");
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
