import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Refusal } from "#app/lib/refusal.ts";
import { findRedirect } from "#app/redirects.ts";
import {
  CACHE_FOREVER,
  CACHE_REVALIDATE,
  HASHED_FOLDERS,
  MISSING_PAGE,
  type SiteRules,
} from "#hosting/site-rules.ts";
import { type OpenFile, openFile, openPage } from "./open-file.ts";

/** A page's path with a slash too many at its end. */
const WITH_SLASH = /^((?:\/[a-z0-9-]+)+)\/$/;

/** The server behind `npm start` and the browser tests: files, redirects, headers, real 404s. */
export function createSiteServer(build: string) {
  const client = join(build, "client");
  const rules = readRules(build);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [path = "/", query] = (request.url ?? "/").split("?");
    const accepted = String(request.headers["accept-encoding"] ?? "");
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    response.setHeader("Cache-Control", cachePolicy(path));

    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();

    const target = findRedirect(path, rules.redirects) ?? (await withoutSlash(client, path));
    if (target)
      return response.writeHead(301, { Location: query ? `${target}?${query}` : target }).end();

    const page = await openPage(client, path, accepted);
    if (page) return send(200, page, request, response);
    const missing = await openFile(join(client, missingPageOf(path)), accepted);
    if (missing) return send(404, missing, request, response);
    return response.writeHead(404).end();
  }

  return createServer((request, response) => {
    // A visitor who leaves in the middle ends the answer, not the server.
    answer(request, response).catch(() => response.destroy());
  });
}

function readRules(build: string): SiteRules {
  const file = join(build, "rules.json");
  if (!existsSync(file))
    throw new Refusal("There is no finished site here: npm run build makes it.");
  return JSON.parse(readFileSync(file, "utf8"));
}

const missingPageOf = (path: string) =>
  path.startsWith("/portfolio/") ? `portfolio/${MISSING_PAGE}` : MISSING_PAGE;

const cachePolicy = (path: string) =>
  HASHED_FOLDERS.includes(path.split("/")[1] ?? "") ? CACHE_FOREVER : CACHE_REVALIDATE;

async function withoutSlash(client: string, path: string): Promise<string | undefined> {
  const page = WITH_SLASH.exec(path)?.[1];
  if (!page) return undefined;
  const file = await openFile(join(client, `${page}.html`), "");
  await file?.handle.close();
  return file && page;
}

async function send(
  status: number,
  { handle, headers }: OpenFile,
  request: IncomingMessage,
  response: ServerResponse,
) {
  try {
    const { size, mtimeMs } = await handle.stat();
    const etag = `W/"${size}-${mtimeMs}"`;
    if (status === 200 && request.headers["if-none-match"] === etag)
      return response.writeHead(304, { ETag: etag }).end();
    response.writeHead(status, { ...headers, ETag: etag, "Content-Length": size });
    if (request.method === "HEAD") return response.end();
    await pipeline(handle.createReadStream({ autoClose: false }), response);
  } finally {
    await handle.close();
  }
}
