/**
 * PORT sets the port and HOST the network. With --try-port, this only checks the port, which `npm start` does
 * before the build.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { UserError } from "#app/model/load/user-error.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { runCommand } from "#scripts/support/run-command.ts";

const DEFAULT_PORT = "4173";
const MAX_PORT = 65_535;

await runCommand(async () => {
  const onlyTries = process.argv.includes("--try-port");
  const { PORT, HOST } = process.env;
  const port = Number(PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
    throw new UserError(`PORT is "${PORT}", but should be a number up to ${MAX_PORT}.`);
  const server = onlyTries ? createServer() : createSiteServer("build");
  server.listen(port, HOST || "localhost");
  await once(server, "listening").catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new UserError(
      code === "EADDRINUSE"
        ? `Port ${port} is in use by another program: try PORT=${port + 1} npm run serve.`
        : `Port ${port} cannot be used (${message}): try PORT=${DEFAULT_PORT} npm run serve.`,
    );
  });
  if (onlyTries) return void server.close();
  const { port: opened } = server.address() as AddressInfo;
  console.log(`The site is at http://${HOST || "localhost"}:${opened}`);
});
