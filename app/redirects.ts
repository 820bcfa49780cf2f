export type Redirect = { from: string; to: string };

const all = (to: string, from: string[]): Redirect[] => from.map((path) => ({ from: path, to }));

/**
 * Other spellings of our own pages; `:name` stands for one path segment that is kept as it is. What
 * the site of one business was once called is in its redirects.yml.
 */
export const REDIRECTS: Redirect[] = [
  ...all("/", ["/home", "/Home", "/HOME", "/index", "/Index"]),
  ...all("/about", ["/ABOUT", "/About", "/About-Us", "/about-us", "/ABOUT-US"]),
  ...all("/faq", [
    "/FAQ",
    "/Faq",
    "/frequently-asked-questions",
    "/Frequently-Asked-Questions",
    "/FREQUENTLY-ASKED-QUESTIONS",
  ]),
  ...all("/contact", ["/CONTACT", "/Contact", "/contact-us", "/Contact-Us", "/CONTACT-US"]),
  ...all("/portfolio", [
    "/PORTFOLIO",
    "/Portfolio",
    "/projects",
    "/Projects",
    "/PROJECTS",
    "/portfolio/page",
    "/portfolio/page/1",
  ]),
  ...all("/blog", [
    "/articles",
    "/Articles",
    "/ARTICLES",
    "/BLOG",
    "/Blog",
    "/blog/page",
    "/blog/page/1",
  ]),
  ...all("/portfolio/:city/:slug", ["/PORTFOLIO/:city/:slug", "/Portfolio/:city/:slug"]),
  ...all("/blog/:id", ["/BLOG/:id", "/Blog/:id"]),
];

/**
 * What a kept segment may hold, as a regular expression: what one of our paths can contain, so
 * that no line break and no other site ever gets into a redirect.
 */
const KEPT_SEGMENTS: Record<string, string> = {
  city: "[A-Za-z0-9-]+",
  slug: "[A-Za-z0-9-]+",
  id: "[0-9]+",
};

/** Where a path leads now, or undefined for a path that is no redirect. */
export function findRedirect(pathname: string, redirects = REDIRECTS): string | undefined {
  for (const redirect of redirects) {
    const kept = new RegExp(`^${redirectPattern(redirect)}$`).exec(pathname);
    if (kept) return redirect.to.replace(/:(\w+)/g, (_, name: string) => kept.groups?.[name] ?? "");
  }
  return undefined;
}

/** The paths of a redirect, with a slash at their end or without, as a regular expression. */
export function redirectPattern({ from }: Redirect): string {
  const literal = from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return `${literal.replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${KEPT_SEGMENTS[name]})`)}/?`;
}
