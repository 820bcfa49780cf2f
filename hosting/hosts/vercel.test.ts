import { expect, test } from "vitest";
import { MAX_REDIRECTS } from "#app/config/limits.ts";
import { REDIRECTS } from "#app/redirects.ts";
import { securityHeaders } from "#hosting/site-rules.ts";
import { vercelConfiguration } from "./vercel.ts";

type Rule = { source: string; headers: { key: string; value: string }[] };
type Configuration = {
  redirects: { source: string; destination: string; statusCode: number }[];
  headers: Rule[];
  cleanUrls: boolean;
  trailingSlash: boolean;
};

const rules = { redirects: REDIRECTS, headers: securityHeaders({}), hidden: [] };
const { redirects, headers, cleanUrls, trailingSlash }: Configuration = JSON.parse(
  vercelConfiguration(rules),
);

const headersOf = (path: string) =>
  Object.fromEntries(
    headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])),
  );

test("every redirect is permanent and keeps its parameters", () => {
  expect(redirects).toHaveLength(REDIRECTS.length);
  for (const { source, destination, statusCode } of redirects) {
    expect(statusCode).toBe(301);
    for (const parameter of destination.match(/:\w+/g) ?? []) expect(source).toContain(parameter);
  }
  expect(redirects).toContainEqual({ source: "/FAQ", destination: "/faq", statusCode: 301 });
});

test("the rules stay within the 1,024 that Vercel takes, however long the owner's list", () => {
  expect(redirects.length + MAX_REDIRECTS).toBeLessThanOrEqual(1024);
});

test("addresses have no slash at their end, as everywhere on the site", () => {
  expect(trailingSlash).toBe(false);
});

test("about.html is served at /about", () => {
  expect(cleanUrls).toBe(true);
});

test("a kept segment is what one of our addresses can hold", () => {
  expect(redirects).toContainEqual({
    source: "/Blog/:id([0-9]+)",
    destination: "/blog/:id",
    statusCode: 301,
  });
});

test("a page gets the common headers, and no rule of its own", () => {
  expect(headersOf("/about")).toEqual(securityHeaders({}));
  expect(headers).toHaveLength(3);
});

test("hashed files may be kept for ever", () => {
  expect(headersOf("/assets/root-1.js")["Cache-Control"]).toContain("immutable");
  expect(headersOf("/uploads/hero-1.avif")["Cache-Control"]).toContain("immutable");
  expect(headersOf("/about")["Cache-Control"]).toBeUndefined();
});
