import type { Config } from "@react-router/dev/config";
import { LIST_PATHS, LOGO_PATH, PATHS } from "./app/config/paths.ts";
import { getShell } from "./app/model/pages/shell.server.ts";
import { getSitePaths } from "./app/model/pages/site/pages.server.ts";
import { getNumberPaths } from "./app/model/pages/site/site-parts.server.ts";
import { OWNERS_REDIRECTS_PATH } from "./app/new-address.ts";
import { finishBuild } from "./hosting/finish-build.ts";

export default {
  ssr: false,
  // While one page is written, the next are rendered.
  prerender: { paths: getPaths, concurrency: 4 },
  buildEnd: () => finishBuild("build"),
} satisfies Config;

async function getPaths() {
  const shell = await getShell();
  return [
    ...(await getSitePaths()),
    ...(await getNumberPaths()),
    ...Object.values(LIST_PATHS),
    ...[
      "/portfolio/paths.json",
      OWNERS_REDIRECTS_PATH,
      "/robots.txt",
      "/manifest.webmanifest",
    ],
    ...(shell.hasBlog ? ["/feed.xml"] : []),
    ...(shell.hasLogo ? [LOGO_PATH] : []),
    PATHS.notFound,
    PATHS.projectNotFound,
  ];
}
