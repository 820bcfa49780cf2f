import type { Config } from "@react-router/dev/config";
import { getAllPaths, getProjectIds } from "#app/model/pages/paths.server.ts";
import { NOT_FOUND_PATH } from "#app/shell/requested-path.ts";
import { findRedirect } from "./app/redirects.ts";
import { finishBuild } from "./hosting/finish-build.ts";

export default {
  ssr: false,
  async prerender() {
    const byId = (await getProjectIds()).map((id) => `/portfolio/${id}`);
    return [
      ...(await getAllPaths()),
      ...byId.filter((path) => !findRedirect(path)),
      ...[
        "/portfolio/paths.json",
        "/sitemap.xml",
        "/feed.xml",
        "/robots.txt",
        "/llms.txt",
        "/manifest.webmanifest",
      ],
      NOT_FOUND_PATH,
    ];
  },
  buildEnd: () => finishBuild("build"),
} satisfies Config;
