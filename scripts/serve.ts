/** Serves what `npm run build` has made; PORT chooses the port. */
import { createSiteServer } from "#hosting/server.ts";

const port = Number(process.env.PORT ?? 4173);

createSiteServer("build").listen(port, () => {
  console.log(`The site is at http://localhost:${port}`);
});
