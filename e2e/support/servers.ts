import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createSiteServer } from "#hosting/server/server.ts";
import type { SiteRules } from "#hosting/site-rules.ts";
import { startLocally } from "#scripts/support/start-locally.ts";
import { freePort, untilAnswered } from "./free-port.ts";

export const SITE_RULES = JSON.parse(readFileSync("build/rules.json", "utf8")) as SiteRules;

export type RunningServer = { origin: string; stop: () => void };

export const startSiteServer = (build = "build"): Promise<RunningServer> =>
  startLocally(createSiteServer(build));

export async function startNginx(server: (port: number) => string): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; ${user}
    events {}
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${server(port)}
    }`,
  );
  const nginx = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: "inherit",
  });
  const origin = `http://localhost:${port}`;
  await untilAnswered(origin);
  return {
    origin,
    stop() {
      nginx.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a path exactly as given: fetch would tidy it up first. */
export async function rawRequest(
  origin: string,
  path: string,
  method = "GET",
  headers = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, method, headers }).end();
  const [response] = await once(sent, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
