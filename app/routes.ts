import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { QR_CODES_PATTERN } from "./config/paths.ts";
import { getListPagePath } from "./lib/paths.ts";
import { getSite } from "./model/load/site.server.ts";
import {
  getLegacyIdPaths,
  getQrCodePaths,
  getResourcePaths,
  getSitePaths,
} from "./model/queries/site/site-pages.server.ts";
import { getExistingPages } from "./model/schema/content.ts";

const { content } = await getSite();
const paths = await getSitePaths();
const hasProjects = content.projects.length > 0;
const hasQrCodes = (await getQrCodePaths()).length > 0;
const hasLegacyIds = (await getLegacyIdPaths()).length > 0;

const createRoute = (path: string, folder: string, file = "page", id = `${folder}/${file}`) =>
  route(path, `routes/${folder}/${file}.tsx`, { id });

/** Single pages: folder = path. Lists also get /page/:page. */
const createSingleRoutes = ({ path }: { path: string }) => {
  if (path === "/") return [index("routes/home/page.tsx", { id: "home/page" })];
  const folder = path.slice(1);
  const later = createRoute(`${path}/page/:page`, folder, "page", `${folder}/later`);
  return paths.includes(getListPagePath(path, 2))
    ? [createRoute(path, folder), later]
    : [createRoute(path, folder)];
};

/** A route that no page of the build uses would stop the build. */
export default [
  layout("routes/layout.tsx", { id: "layout" }, [
    ...getExistingPages(content).flatMap(createSingleRoutes),
    ...(hasProjects ? [createRoute("portfolio/:city/:slug", "project", "page", "project")] : []),
    // No pattern of the router distinguishes city names from ids.
    ...content.cities.map(({ path }) => createRoute(path, "city", "page", `city${path}`)),
    ...(hasLegacyIds ? [createRoute("portfolio/:id", "project", "page", "project/by-id")] : []),
    createRoute("portfolio/not-found", "project", "not-found"),
    ...(content.servicePages.length > 0 ? [createRoute("services/:slug", "service")] : []),
    ...(content.posts.length > 0 ? [createRoute("blog/:id", "post")] : []),
    ...(content.originals.length > 0 ? [createRoute("originals/:slug", "originals")] : []),
    ...content.customPages.map(({ path }) =>
      createRoute(path, "custom-page", "page", `custom-page${path}`),
    ),
    route("*", "routes/not-found/page.tsx", { id: "not-found/page" }),
  ]),
  ...[...(await getResourcePaths()), ...(hasQrCodes ? [QR_CODES_PATTERN] : [])].map((path) =>
    route(path, "routes/resources/resource.ts", { id: `resource${path}` }),
  ),
] satisfies RouteConfig;
