import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { LIST_PATHS } from "./config/paths.ts";
import { getSiteParts } from "./model/pages/site/site-parts.server.ts";

const site = await getSiteParts();

/** Other spellings of a path are old addresses or nothing, see redirects.ts and routes/frame.tsx. */
const page = (path: string, folder: string, file = "page", id = `${folder}/${file}`) =>
  route(path, `routes/${folder}/${file}.tsx`, { id, caseSensitive: true });

/**
 * A list with its further pages, /blog/page/2: one route, since a short list has none. It stands
 * behind what else is below its address, which its optional parts would match as well.
 */
const list = (path: string, folder: string) => page(`${path}/page?/:page?`, folder);

/** Files for search engines and readers, pre-rendered like the pages. */
const file = (path: string, name: string) => route(path, `routes/machine-readable/${name}.ts`);

export default [
  layout("routes/frame.tsx", { id: "frame" }, [
    index("routes/home/page.tsx", { id: "home/page" }),
    page("about", "about"),
    page("faq", "faq"),
    page("contact", "contact"),
    ...(site.hasProjects ? [page("portfolio/:city/:slug", "project")] : []),
    // A known name where other names are ids: the router has no pattern that tells them apart.
    ...site.cityPaths.map((path) => page(path.slice(1), "city", "page", `city${path}`)),
    ...(site.hasNumbers ? [page("portfolio/:id", "project", "page", "project/by-id")] : []),
    page("portfolio/not-found", "project", "not-found"),
    list("portfolio", "portfolio"),
    page("portfolio/*", "project", "nothing-below"),
    ...(site.hasServices ? [page("services/:slug", "service")] : []),
    ...(site.hasBlog ? [page("blog/:id", "post"), list("blog", "blog")] : []),
    page("privacy-policy", "legal", "page", "legal/privacy-policy"),
    page("terms-of-service", "legal", "page", "legal/terms-of-service"),
    route("*", "routes/not-found/page.tsx", { id: "not-found/page" }),
  ]),
  route(LIST_PATHS.projects, "routes/portfolio/list.ts", { id: "portfolio/list" }),
  route(LIST_PATHS.projectTitles, "routes/contact/titles.ts", { id: "contact/titles" }),
  route(LIST_PATHS.articles, "routes/blog/list.ts", { id: "blog/list" }),
  route("portfolio/paths.json", "routes/project/paths.ts", { id: "project/paths" }),
  file("redirects.json", "redirects"),
  ...(site.hasLogo ? [file("logo.svg", "mark")] : []),
  ...(site.hasBlog ? [file("feed.xml", "feed")] : []),
  file("robots.txt", "robots"),
  file("manifest.webmanifest", "manifest"),
] satisfies RouteConfig;
