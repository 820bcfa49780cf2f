import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "#hosting/server/server.ts";
import { BUILT_SITE } from "./built-pages.ts";

/** Serves the site, but stops one page in the middle of its deferred script until it is told. */
export async function startSlowServer(path: string) {
  let sendTheRest = () => {};
  const told = new Promise<void>((resolve) => {
    sendTheRest = resolve;
  });
  const html = readFileSync(`${BUILT_SITE}${path}.html`, "utf8");
  const middle = html.indexOf(">", html.indexOf("data-preload=")) + 1;
  const site = createSiteServer("build");
  const server = createServer(async (request, response) => {
    if (request.url !== path) return site.emit("request", request, response);
    response.writeHead(200, { "Content-Type": "text/html" });
    response.write(html.slice(0, middle));
    await told;
    response.end(html.slice(middle));
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendTheRest,
    stop: () => new Promise((stopped) => server.close(stopped).closeAllConnections()),
  };
}
