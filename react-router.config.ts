import type { Config } from "@react-router/dev/config";
import { PATHS } from "./app/config/paths.ts";
import {
  getLegacyIdPaths,
  getQrCodePaths,
  getResourcePaths,
  getSitePaths,
} from "./app/model/queries/site/site-pages.server.ts";
import { processBuild } from "./hosting/process-build.ts";

export default {
  ssr: false,
  // While one page is written, others are rendered.
  prerender: { paths: getPaths, concurrency: 4 },
  buildEnd: () => processBuild("build"),
} satisfies Config;

async function getPaths() {
  return [
    ...(await getSitePaths()),
    ...(await getLegacyIdPaths()),
    ...(await getResourcePaths()),
    ...(await getQrCodePaths()),
    PATHS.notFound,
    PATHS.projectNotFound,
  ];
}
