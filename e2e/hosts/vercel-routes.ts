import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { isHandler, normalizeRoutes, type RouteWithSrc } from "@vercel/routing-utils";
import { joinTarget } from "#app/lib/join-target.ts";
import { CACHE_REVALIDATE } from "#hosting/site-rules.ts";

/** Answers by the `routes` that Vercel reads in a vercel.json, in the order that it documents for them. */
export function createVercelServer(client: string) {
  const written = JSON.parse(readFileSync(join(client, "vercel.json"), "utf8"));
  const { routes, error } = normalizeRoutes(written.routes);
  if (error || !routes) throw new Error(error?.errors?.join("\n"));
  const phases: Record<string, RouteWithSrc[]> = { start: [] };
  let phase = "start";
  for (const route of routes)
    if (isHandler(route)) phase = route.handle;
    else phases[phase] = [...(phases[phase] ?? []), route];
  const isFile = (path: string) =>
    statSync(join(client, path), { throwIfNoEntry: false })?.isFile() ?? false;

  return createServer((request, response) => {
    const [asked = "/", ...search] = (request.url ?? "/").split(/(?=\?)/);
    let path = asked;
    let status = 200;
    response.setHeader("Cache-Control", CACHE_REVALIDATE);

    function follow(some: RouteWithSrc[] = []): boolean {
      for (const route of some) {
        const pattern = new RegExp(route.src, route.caseSensitive ? "" : "i");
        const match = pattern.exec(path);
        if (!match) continue;
        const fill = (text: string) => text.replace(/\$(\d)/g, (_, group) => match[group] ?? "");
        const { Location, ...headers } = route.headers ?? {};
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        if (Location) response.setHeader("Location", joinTarget(fill(Location), search.join("")));
        if (route.continue) continue;
        status = route.status ?? 200;
        if (route.dest) path = fill(route.dest);
        if (!route.check || isFile(path)) return true;
      }
      return false;
    }

    const isDecided = follow(phases.start);
    if (response.hasHeader("Location")) return response.writeHead(status).end();
    if (path === "/") path = "/index.html";
    if (!isDecided && !isFile(path)) follow(phases.filesystem);
    if (status === 200) follow(phases.hit);
    if (!response.hasHeader("Content-Type"))
      response.setHeader(
        "Content-Type",
        `${path.endsWith(".html") ? "text/html" : "text/plain"}; charset=utf-8`,
      );
    return response.writeHead(status).end(readFileSync(join(client, path)));
  });
}
