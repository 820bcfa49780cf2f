import { ALL_PAGES, type PAGES } from "./pages.ts";

type PagePaths = { [Name in keyof typeof PAGES]: (typeof PAGES)[Name]["path"] };

export const PATHS = {
  ...(Object.fromEntries(ALL_PAGES.map(({ key, path }) => [key, path])) as PagePaths),
  notFound: "/not-found",
  projectNotFound: "/portfolio/not-found",
} as const;

export const LOGO_PATH = "/logo.svg";

export const ICON_PATH = "/favicon.svg";

export const LIST_PATHS = {
  projects: "/portfolio/projects.json",
  posts: "/blog/posts.json",
  projectTitles: "/portfolio/titles.json",
} as const;

export const REDIRECTS_PATH = "/redirects.json";

export const PROJECT_PATTERN = "^/portfolio/[^/]+(/[^/]+)?/?$";
