import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#e2e/support/free-port.ts";
import { untilAnswered } from "#e2e/support/until-answered.ts";

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

/** A real nginx with one server, on a port of its own. */
export async function startNginx(server: (port: number) => string) {
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
  const process_ = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], {
    stdio: "inherit",
  });
  const origin = `http://localhost:${port}`;
  await untilAnswered(origin);
  return {
    origin,
    port,
    stop() {
      process_.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
