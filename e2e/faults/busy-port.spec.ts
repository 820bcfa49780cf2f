import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "#e2e/support/fixtures.ts";
import { startSiteServer } from "#e2e/support/servers.ts";

test("a port that is taken is said in one sentence", async () => {
  const server = await startSiteServer();
  const { port } = new URL(server.origin);
  const serve = spawn("npx", ["tsx", "scripts/commands/serve.ts"], {
    env: { ...process.env, PORT: port },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  serve.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(serve, "close");
  server.stop();
  expect(code).toBe(1);
  expect(said.trim().split("\n").at(-1)).toBe(
    `Port ${port} is in use by another program: try PORT=${Number(port) + 1} npm run serve.`,
  );
  expect(said).not.toContain("at ");
});
