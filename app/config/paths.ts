import { ALL_PAGES, type PageName } from "./pages.ts";

const pagePaths = Object.fromEntries(ALL_PAGES.map(({ key, path }) => [key, path]));

export const PATHS = {
  ...(pagePaths as Record<PageName, string>),
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

export const QR_CODES_PATTERN = "/qr/*";

export const PROJECT_PATTERN = "^/portfolio/[^/]+(/[^/]+)?/?$";
