/** Serves what `npm run build` has made; PORT chooses the port. */
import { createSiteServer } from "#hosting/server.ts";

const port = Number(process.env.PORT ?? 4173);

createSiteServer("build")
  .listen(port, () => console.log(`The site is at http://localhost:${port}`))
  .on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    console.error(`Port ${port} is in use by another program: try PORT=${port + 1} npm run serve.`);
    process.exitCode = 1;
  });
