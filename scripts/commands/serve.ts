/** Serves what `npm run build` has made; PORT chooses the port. */
import { once } from "node:events";
import { Refusal } from "#app/lib/refusal.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { runCommand } from "#scripts/support/run-command.ts";

const MOST = 65_535;

await runCommand(async () => {
  const { PORT = "4173" } = process.env;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > MOST)
    throw new Refusal(`PORT is "${PORT}", but should be a number up to ${MOST}.`);
  const server = createSiteServer("build").listen(port);
  await once(server, "listening").catch(({ code, message }: NodeJS.ErrnoException) => {
    throw new Refusal(
      code === "EADDRINUSE"
        ? `Port ${port} is in use by another program: try PORT=${port + 1} npm run serve.`
        : `Port ${port} cannot be used (${message}): try PORT=4173 npm run serve.`,
    );
  });
  console.log(`The site is at http://localhost:${port}`);
});
