import { buildRedirectUrl } from "#app/lib/build-redirect-url.ts";
import type { Settings } from "#app/model/schema/settings.ts";
import { getRedirectPattern, type Redirect } from "#app/redirects.ts";

/** The build writes these rules once, and hosting/hosts translates them for each host. */
export type SiteRules = {
  name: string;
  redirects: Redirect[];
  headers: Record<string, string>;
  /** Only hosts read these files, but they are in the folder that is served. */
  hidden: string[];
};

/** The full policy is in each page, but only a header can set frame-ancestors. */
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

/** Hosts don't know these extensions, and Cloudflare compresses only types that it knows as text. */
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

export const NOT_FOUND_PAGE = "404.html";

/** These paths are in the folder that is served, but are no pages. */
export const buildHiddenPattern = ({ hidden }: SiteRules) =>
  `^(${hidden.map((path) => path.replaceAll(".", "\\.")).join("|")}|(/portfolio)?/404(\\.html)?)`;

/** This matches a page's path with a trailing slash. */
export const SLASH_PATTERN = "^((?:/[a-z0-9-]+)+)/";

/**
 * In a target, `$1` is a segment that is kept. `first` and `more` are how a host writes the visitor's query
 * after a `?` or an `&`.
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

export function getPageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
