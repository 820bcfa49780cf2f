import type { Config } from "@react-router/dev/config";
import { PATHS } from "./app/config/paths.ts";
import { getFilePaths, getNumberPaths, getSitePaths } from "./app/model/pages/site/pages.server.ts";
import { finishBuild } from "./hosting/finish-build.ts";

export default {
  ssr: false,
  // Version 8 needs Node 22; until then, its changes are declined and not warned of.
  future: {
    v8_middleware: false,
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: false,
    v8_passThroughRequests: false,
    v8_trailingSlashAwareDataRequests: false,
  },
  // While one page is written, the next are rendered.
  prerender: { paths: getPaths, concurrency: 4 },
  buildEnd: () => finishBuild("build"),
} satisfies Config;

async function getPaths() {
  return [
    ...(await getSitePaths()),
    ...(await getNumberPaths()),
    ...(await getFilePaths()),
    PATHS.notFound,
    PATHS.projectNotFound,
  ];
}
