import type { Config } from "@react-router/dev/config";
import { PATHS } from "#app/config/paths.ts";
import { getProjectsByNumber } from "#app/model/pages/project-paths.server.ts";
import { getShell } from "#app/model/pages/shell.server.ts";
import { getSitePaths } from "#app/model/pages/site-pages.server.ts";
import { getRedirects } from "./app/all-redirects.server.ts";
import { OWNERS_REDIRECTS_PATH } from "./app/new-address.ts";
import { findRedirect } from "./app/redirects.ts";
import { finishBuild } from "./hosting/finish-build.ts";

export default {
  ssr: false,
  async prerender() {
    const shell = await getShell();
    const redirects = await getRedirects();
    const byNumber = await getProjectsByNumber();
    return [
      ...(await getSitePaths()),
      ...byNumber.filter((path) => !findRedirect(path, redirects)),
      ...[
        "/portfolio/paths.json",
        OWNERS_REDIRECTS_PATH,
        "/sitemap.xml",
        "/robots.txt",
        "/llms.txt",
        "/manifest.webmanifest",
      ],
      ...(shell.hasBlog ? ["/feed.xml"] : []),
      PATHS.notFound,
      PATHS.projectNotFound,
    ];
  },
  buildEnd: () => finishBuild("build"),
} satisfies Config;
