import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { joinTarget } from "#app/lib/join-target.ts";
import { CACHE_REVALIDATE } from "#hosting/site-rules.ts";

type Route = {
  handle?: string;
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
  check?: boolean;
  caseSensitive?: boolean;
};

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".json": "application/json",
};

/** Answers by the `routes` of a vercel.json in the order that Vercel documents for them. */
export function createVercelServer(client: string) {
  const { routes }: { routes: Route[] } = JSON.parse(
    readFileSync(join(client, "vercel.json"), "utf8"),
  );
  const start = (handle: string) => routes.findIndex((route) => route.handle === handle);
  const before = routes.slice(0, start("filesystem"));
  const missed = routes.slice(start("filesystem") + 1, start("hit"));
  const hit = routes.slice(start("hit") + 1);
  const isFile = (path: string) =>
    statSync(join(client, path), { throwIfNoEntry: false })?.isFile() ?? false;

  return createServer((request, response) => {
    const [asked = "/", ...search] = (request.url ?? "/").split(/(?=\?)/);
    let path = asked;
    let status = 200;
    response.setHeader("Cache-Control", CACHE_REVALIDATE);

    /** Whether the path is known at the end of these routes. */
    function follow(some: Route[]): boolean {
      for (const route of some) {
        const pattern = new RegExp(route.src ?? "", route.caseSensitive ? "" : "i");
        const match = pattern.exec(path);
        if (!match) continue;
        const fill = (text: string) => text.replace(/\$(\d)/g, (_, group) => match[group] ?? "");
        for (const [name, value] of Object.entries(route.headers ?? {}))
          response.setHeader(
            name,
            name === "Location" ? joinTarget(fill(value), search.join("")) : value,
          );
        if (route.continue) continue;
        status = route.status ?? 200;
        if (route.dest) path = fill(route.dest);
        if (!route.check || isFile(path)) return true;
      }
      return false;
    }

    const isDecided = follow(before);
    if (response.hasHeader("Location")) return response.writeHead(status).end();
    if (path === "/") path = "/index.html";
    if (!isDecided && !isFile(path)) follow(missed);
    if (status === 200) follow(hit);
    if (!response.hasHeader("Content-Type"))
      response.setHeader("Content-Type", TYPES[extname(path)] ?? "application/octet-stream");
    return response.writeHead(status).end(readFileSync(join(client, path)));
  });
}
