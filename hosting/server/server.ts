import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import compression from "compression";
import sirv from "sirv";
import { PROJECT_PATTERN } from "#app/config/paths.ts";
import { buildRedirectUrl } from "#app/lib/build-redirect-url.ts";
import { UserError } from "#app/model/load/user-error.ts";
import { findRedirect } from "#app/redirects.ts";
import * as table from "#hosting/site-rules.ts";

const isHashed = (path: string) => table.HASHED_FOLDERS.includes(path.split("/")[1] ?? "");
/** No page has an empty segment, a segment that begins with a dot, or a trailing slash. */
const isOdd = (path: string) => /\/[./]|.\/$/.test(path);

export function createSiteServer(build: string) {
  const client = join(build, "client");
  const rules = readRules(build);
  const hidden = new RegExp(`${table.buildHiddenPattern(rules)}$`);
  const serveFile = sirv(client, {
    // With `dev`, sirv reads the disk at every request, so a new build needs no restart.
    dev: true,
    etag: true,
    // `npm run bench` compresses files ahead.
    brotli: true,
    extensions: ["html"],
    setHeaders(response, path) {
      if (isHashed(path)) response.setHeader("Cache-Control", table.CACHE_FOREVER);
      if (path.endsWith(".data")) response.setHeader("Content-Type", table.CONTENT_TYPES.data);
    },
  });

  const compress = compression();

  async function sendNotFound(path: string, response: ServerResponse) {
    const folder = new RegExp(PROJECT_PATTERN).test(path) ? "portfolio" : "";
    const page = await readFile(join(client, folder, table.NOT_FOUND_PAGE)).catch(() => "");
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const [path = "/", ...query] = (request.url ?? "/").split(/(?=\?)/);
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    response.setHeader("Cache-Control", table.CACHE_REVALIDATE);

    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();

    const target = findRedirect(path, rules.redirects) ?? findWithoutSlash(client, path);
    if (target)
      return response.writeHead(301, { Location: buildRedirectUrl(target, query.join("")) }).end();

    const decoded = decode(path);
    if (isOdd(decoded) || hidden.test(decoded)) return sendNotFound(path, response);
    return serveFile(request, response, () => sendNotFound(path, response));
  }

  return createServer((request, response) => {
    // A build may delete a file between sirv's check and its opening.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    try {
      compress(request, response, () => answer(request, response));
    } catch {
      response.destroy();
    }
  });
}

function readRules(build: string): table.SiteRules {
  const file = join(build, "rules.json");
  if (!existsSync(file))
    throw new UserError("There is no finished site here: npm run build makes it.");
  return JSON.parse(readFileSync(file, "utf8"));
}

function findWithoutSlash(client: string, path: string): string | undefined {
  const page = new RegExp(`${table.SLASH_PATTERN}$`).exec(path)?.[1];
  return page && existsSync(join(client, `${page}.html`)) ? page : undefined;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
