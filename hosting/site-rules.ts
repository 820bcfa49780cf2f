import { buildRedirectUrl } from "#app/lib/build-redirect-url.ts";
import type { Settings } from "#app/model/schema/settings.ts";
import { getRedirectPattern, type Redirect } from "#app/redirects.ts";

/** What every host must be told: written once by the build, translated for each host. */
export type SiteRules = {
  name: string;
  redirects: Redirect[];
  headers: Record<string, string>;
  /** Paths of files that only hosts read, though they lie in the folder that is served. */
  hidden: string[];
};

/** A page carries its own policy; only who may frame it must be said by a header. */
export function getSecurityHeaders({ subdomainsUseHttps }: Pick<Settings, "subdomainsUseHttps">) {
  return {
    "Strict-Transport-Security": `max-age=63072000${subdomainsUseHttps ? "; includeSubDomains" : ""}`,
    "Content-Security-Policy": "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
  };
}

export const HASHED_FOLDERS = ["assets", "uploads"];

export const CACHE_FOREVER = "public, max-age=31536000, immutable";
export const CACHE_REVALIDATE = "public, max-age=0, must-revalidate";

/** Types that hosts do not know by the file's ending; Cloudflare compresses only what it knows as text. */
export const CONTENT_TYPES = { data: "text/x-script", webmanifest: "application/manifest+json" };

export const FILE_HEADERS = [
  ...HASHED_FOLDERS.map((folder) => [`/${folder}/*`, "Cache-Control", CACHE_FOREVER] as const),
  ...Object.entries(CONTENT_TYPES).map(
    ([end, type]) => [`/*.${end}`, "Content-Type", type] as const,
  ),
];

export const TEXT_TYPES =
  "text/css text/javascript application/javascript text/plain text/xml application/xml application/json image/svg+xml text/x-script application/manifest+json";

export const WEB_ROOT = "/var/www/site";

/** What hosts answer an unknown path with; below /portfolio/ it is the one in that folder. */
export const NOT_FOUND_PAGE = "404.html";

/** What is no page of its own, though it lies in the folder that is served, as a regular expression. */
export const buildHiddenPattern = ({ hidden }: SiteRules) =>
  `^(${hidden.map((path) => path.replaceAll(".", "\\.")).join("|")}|(/portfolio)?/404(\\.html)?)`;

/** A page's path with a slash too many, as a regular expression. */
export const SLASH_PATTERN = "^((?:/[a-z0-9-]+)+)/";

/**
 * Redirects as regular expressions and targets, `$1` for a kept segment. `first` and `more` are how
 * the host writes the visitor's query, if there is one, behind a `?` or an `&`.
 */
export const buildPatternRedirects = ({ redirects }: SiteRules, first = "", more = "") =>
  redirects.map((redirect) => {
    const names = Array.from(redirect.from.matchAll(/:\w+/g), ([name]) => name);
    const to = redirect.to.replace(/:\w+/g, (name) => `$${names.indexOf(name) + 1}`);
    const target = buildRedirectUrl(to, "?*")
      .replace("?*", () => first)
      .replace("&*", () => more);
    return { pattern: `^${getRedirectPattern(redirect).replace(/\?<\w+>/g, "")}`, target };
  });

export const joinLines = <Item>(items: Item[], line: (item: Item, index: number) => string) =>
  items.map(line).join("\n");

/** '/about' is served from 'about.html', '/' from 'index.html'. */
export function getPageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
