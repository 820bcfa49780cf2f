import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { getListPagePath } from "./lib/paths.ts";
import { getSite } from "./model/load/site.server.ts";
import { getFilePaths, getNumberPaths, getSitePaths } from "./model/pages/site/pages.server.ts";
import { getExistingPages } from "./model/schema/content.ts";

const { content } = await getSite();
const paths = await getSitePaths();
const hasProjects = content.projects.length > 0;
const hasNumbers = (await getNumberPaths()).length > 0;

const page = (path: string, folder: string, file = "page", id = `${folder}/${file}`) =>
  route(path, `routes/${folder}/${file}.tsx`, { id });

/** A page there is one of lies in the folder of its path; a long list also serves /blog/page/2. */
const single = ({ path }: { path: string }) => {
  if (path === "/") return [index("routes/home/page.tsx", { id: "home/page" })];
  const folder = path.slice(1);
  const later = page(`${path}/page/:page`, folder, "page", `${folder}/later`);
  return paths.includes(getListPagePath(path, 2))
    ? [page(path, folder), later]
    : [page(path, folder)];
};

/** Only what the content needs: a route that no page of the build uses would stop the build. */
export default [
  layout("routes/frame.tsx", { id: "frame" }, [
    ...getExistingPages(content).flatMap(single),
    page("portfolio/:city/:slug", "project", hasProjects ? "page" : "not-found", "project"),
    // The router has no pattern that tells the names of cities from ids.
    ...content.cities.map(({ path }) => page(path, "city", "page", `city${path}`)),
    page("portfolio/:id", "project", hasNumbers ? "page" : "not-found", "project/by-id"),
    page("portfolio/not-found", "project", "not-found"),
    ...(content.servicePages.length > 0 ? [page("services/:slug", "service")] : []),
    ...(content.posts.length > 0 ? [page("blog/:id", "post")] : []),
    ...content.customPages.map(({ path }) => page(path, "own-page", "page", `own-page${path}`)),
    route("*", "routes/not-found/page.tsx", { id: "not-found/page" }),
  ]),
  ...(await getFilePaths()).map((path) =>
    route(path, "routes/machine-readable/file.ts", { id: `file${path}` }),
  ),
] satisfies RouteConfig;
