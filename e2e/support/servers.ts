import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { createSiteServer } from "#hosting/server/server.ts";
import type { SiteRules } from "#hosting/site-rules.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

export const SITE_RULES = JSON.parse(readFileSync("build/rules.json", "utf8")) as SiteRules;

export type RunningServer = { origin: string; stop: () => void };

export const startSiteServer = (build = "build"): Promise<RunningServer> =>
  startLocally(createSiteServer(build));

/** Sends a path exactly as given: fetch would tidy it up first. */
export async function rawRequest(origin: string, path: string, method = "GET", headers = {}) {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, method, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
