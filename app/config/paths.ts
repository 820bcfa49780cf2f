/** The pages there is one of. */
export const PATHS = {
  home: "/",
  about: "/about",
  faq: "/faq",
  contact: "/contact",
  portfolio: "/portfolio",
  blog: "/blog",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  notFound: "/not-found",
  projectNotFound: "/portfolio/not-found",
} as const;

/** The owner's mark, where there is one. */
export const LOGO_PATH = "/logo.svg";

/** Whole lists, fetched for what a page cannot answer by itself. */
export const LIST_PATHS = {
  projects: "/portfolio/projects.json",
  articles: "/blog/posts.json",
  projectTitles: "/portfolio/titles.json",
} as const;
