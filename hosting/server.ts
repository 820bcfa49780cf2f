import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { findRedirect } from "#app/redirects.ts";
import {
  CACHE_FOREVER,
  CACHE_REVALIDATE,
  HASHED_FOLDERS,
  policyHeader,
  SECURITY_HEADERS,
  type SiteRules,
} from "./site-rules.ts";

/** The server behind `npm start` and the browser tests: files, redirects, headers, real 404s. */
export function createSiteServer(build: string) {
  const { policies, redirects } = JSON.parse(
    readFileSync(join(build, "rules.json"), "utf8"),
  ) as SiteRules;
  const notFoundPage = readFileSync(join(build, "client/404.html"));

  const headersOf = (path: string) => ({
    ...SECURITY_HEADERS,
    "Content-Security-Policy": policyHeader(policyOf(path, policies)),
    "Cache-Control": HASHED_FOLDERS.includes(path.split("/")[1] ?? "")
      ? CACHE_FOREVER
      : CACHE_REVALIDATE,
    ...(path.endsWith(".data") && { "Content-Type": "text/x-script" }),
  });

  const files = sirv(join(build, "client"), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
    },
  });

  return createServer((request, response) => {
    const [path = "/", query] = (request.url ?? "/").split("?");
    const target = findRedirect(path, redirects);
    if (target) {
      response.writeHead(301, { Location: query ? `${target}?${query}` : target });
      response.end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, {
        ...headersOf("/404.html"),
        "Content-Type": "text/html;charset=utf-8",
      });
      response.end(notFoundPage);
    });
  });
}

function policyOf(path: string, policies: SiteRules["policies"]): string {
  const file = path.replace(/^\/+|\/+$/g, "");
  return (
    policies[file] ?? policies[file ? `${file}/index.html` : "index.html"] ?? "default-src 'none'"
  );
}
