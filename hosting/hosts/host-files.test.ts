import { readFileSync } from "node:fs";
import { isHandler, normalizeRoutes, type Route, type RouteWithSrc } from "@vercel/routing-utils";
import { expect, test } from "vitest";
import { MAX_REDIRECTS } from "#app/config/limits.ts";
import { REDIRECTS } from "#app/redirects.ts";
import { getSecurityHeaders } from "#hosting/site-rules.ts";
import { writeHostFiles } from "./host-files.ts";

const owners = Array.from({ length: MAX_REDIRECTS }, (_, index) => ({
  from: `/old-${index}`,
  to: "/",
}));
const redirects = [...REDIRECTS, ...owners];
const files = writeHostFiles({ name: "www.a.example", redirects, headers: getSecurityHeaders({}) });
const lines = files["client/_redirects"]?.trimEnd().split("\n") ?? [];
const { routes } = JSON.parse(files["client/vercel.json"] ?? "");

test("Cloudflare takes every line: path, target and a status that it knows", () => {
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S* (301|200)$/);
  expect(lines).toContain("/Portfolio/:city/:slug /portfolio/:city/:slug 301");
  expect(lines).toContain("/home/ / 301");
  expect(new Set(lines.map((line) => line.split(" ")[0])).size).toBe(lines.length);
});

test("Cloudflare takes 2,000 static rules, then 100 from the first dynamic one on", () => {
  const first = lines.findIndex((line) => line.includes(":"));
  expect(first).toBeLessThanOrEqual(2000);
  expect(lines.length - first).toBeLessThanOrEqual(100);
});

test("Vercel takes 2,048 routes, and compares case only where asked to", () => {
  expect(routes.length).toBeLessThanOrEqual(2048);
  for (const route of routes.filter(({ status = 0 }) => status === 301))
    expect(route.caseSensitive, route.src).toBe(true);
});

test("Vercel's own code accepts the routes, with redirects and hidden paths before files", () => {
  expect(normalizeRoutes(routes).error).toBeNull();
  const filesAt = routes.findIndex((route: Route) => isHandler(route));
  const decides = (path: string) =>
    routes
      .slice(0, filesAt)
      .find((route: RouteWithSrc) => !route.continue && new RegExp(route.src).test(path));
  for (const { from, to } of redirects.filter(({ from }) => !from.includes(":")))
    expect(decides(from), from).toMatchObject({ status: 301, headers: { Location: to } });
  expect(decides("/about/")).toMatchObject({ status: 301, headers: { Location: "$1" } });
  expect(decides("/_headers")).toMatchObject({ status: 404 });
  expect(decides("/about")).toBeUndefined();
});

test("Netlify and Cloudflare give hashed files, texts and all the rest their headers", () => {
  const paths = files["client/_headers"]?.match(/^\/.*$/gm);
  expect(paths).toEqual(["/*", "/assets/*", "/uploads/*", "/*.data", "/*.webmanifest"]);
  expect(files["client/_headers"]).toContain("/*.data\n  Content-Type: text/x-script\n");
});

test("Netlify does not publish what only other hosts read", () => {
  const command = readFileSync("netlify.toml", "utf8").match(/&& rm .*/)?.[0] ?? "";
  const others = Object.keys(files).filter((file) => /^client\/(?!_)/.test(file));
  expect(command.match(/client\/[\w.]+/g)?.sort()).toEqual(others.sort());
});

test("GitHub Pages, which would leave out _.data, is told to serve every file", () => {
  expect(files).toHaveProperty(["client/.nojekyll"]);
});

test("nginx and Caddy answer to the site's name with www and without", () => {
  expect(files["nginx.conf"]).toContain("server_name .a.example;");
  expect(files.Caddyfile).toMatch(/^www\.a\.example, a\.example \{/);
});

test("https is asked of subdomains only where the owner says so", () => {
  const name = "Strict-Transport-Security";
  expect(getSecurityHeaders({})[name]).not.toContain("includeSubDomains");
  expect(getSecurityHeaders({ subdomainsUseHttps: true })[name]).toContain("includeSubDomains");
});
