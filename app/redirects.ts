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
  ...all("/portfolio", ["/PORTFOLIO", "/Portfolio", "/projects", "/Projects", "/PROJECTS"]),
  ...all("/blog", ["/articles", "/Articles", "/ARTICLES", "/BLOG", "/Blog"]),
  ...all("/portfolio/:city/:slug", ["/PORTFOLIO/:city/:slug", "/Portfolio/:city/:slug"]),
  ...all("/blog/:id", ["/BLOG/:id", "/Blog/:id"]),
];

/** Where a path leads now, or undefined for a path that is no old address. */
export function findRedirect(pathname: string, redirects = REDIRECTS): string | undefined {
  const segments = pathname.replace(/(?<=.)\/+$/, "").split("/");
  for (const { from, to } of redirects) {
    const parameters = matchSegments(from.split("/"), segments);
    if (parameters) return to.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? "");
  }
  return undefined;
}

function matchSegments(pattern: string[], segments: string[]) {
  if (pattern.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith(":") && segment) parameters[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return parameters;
}
