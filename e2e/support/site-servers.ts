import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { startNginx } from "#e2e/hosts/nginx-server.ts";
import { nginxConfiguration } from "#hosting/hosts/nginx.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import type { SiteRules } from "#hosting/site-rules.ts";
import { BUILT_SITE } from "./built-pages.ts";

export const SITE_RULES = JSON.parse(readFileSync("build/rules.json", "utf8")) as SiteRules;

export type RunningServer = { origin: string; stop: () => void };

/** The built site on a real nginx with the generated configuration. */
export const startSiteOnNginx = (): Promise<RunningServer> =>
  startNginx((port) => nginxConfiguration(SITE_RULES, { root: resolve(BUILT_SITE), port }));

/** What `npm run serve` runs, on a port of its own. */
export async function startSiteServer(build = "build"): Promise<RunningServer> {
  const server = createSiteServer(build).listen(0);
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close().closeAllConnections(),
  };
}
