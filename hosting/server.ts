import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { findRedirect } from "#app/redirects.ts";

const IMMUTABLE = /^\/(assets|uploads)\//;

/** The server behind `npm start` and the browser tests: files, redirects, real 404s. */
export function createSiteServer(folder: string) {
  const notFoundPage = readFileSync(join(folder, "404.html"));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      if (pathname.endsWith(".data")) response.setHeader("Content-Type", "text/x-script");
      response.setHeader(
        "Cache-Control",
        IMMUTABLE.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });

  const sendNotFound = (response: ServerResponse) => {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(notFoundPage);
  };

  return createServer((request, response) => {
    const [path = "/", query] = (request.url ?? "/").split("?");
    const target = findRedirect(path);
    if (target) {
      response.writeHead(301, { Location: query ? `${target}?${query}` : target });
      response.end();
    } else files(request, response, () => sendNotFound(response));
  });
}
