export type Redirect = { from: string; to: string };

/** The specification names these spellings; `:name` is a path segment that is kept. */
const SPELLINGS: Record<string, string> = {
  "/": "/home /Home /HOME /index /Index",
  "/about": "/ABOUT /About /About-Us /about-us /ABOUT-US",
  "/faq":
    "/FAQ /Faq /frequently-asked-questions /Frequently-asked-questions /Frequently-Asked-Questions /FREQUENTLY-ASKED-QUESTIONS",
  "/contact": "/CONTACT /Contact /contact-us /Contact-Us /CONTACT-US",
  "/portfolio":
    "/PORTFOLIO /Portfolio /projects /Projects /PROJECTS /portfolio/page /portfolio/page/1",
  "/blog": "/articles /Articles /ARTICLES /BLOG /Blog /blog/page /blog/page/1",
  "/portfolio/:city/:slug": "/PORTFOLIO/:city/:slug /Portfolio/:city/:slug",
  "/blog/:id": "/BLOG/:id /Blog/:id",
};

export const REDIRECTS: Redirect[] = Object.entries(SPELLINGS).flatMap(([to, paths]) =>
  paths.split(" ").map((from) => ({ from, to })),
);

/** Only characters of the site's own paths are allowed: no redirect gets a line break or another site. */
const SEGMENT = "[A-Za-z0-9_~-][A-Za-z0-9._~-]*";

export function findRedirect(pathname: string, redirects = REDIRECTS): string | undefined {
  for (const redirect of redirects) {
    const pattern = new RegExp(`^${getRedirectPattern(redirect)}$`);
    if (pattern.test(pathname)) return pathname.replace(pattern, getReplacement(redirect));
  }
  return undefined;
}

export function getRedirectPattern({ from }: Redirect): string {
  const literal = from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return `${literal.replace(/:(\w+)/g, `(?<$1>${SEGMENT})`)}/?`;
}

export const getReplacement = ({ to }: Redirect) => to.replace(/:(\w+)/g, "$<$1>");
