import type { Settings } from "#app/model/schema/settings.ts";
import type { Redirect } from "#app/redirects.ts";

/** What every host must be told: written once by the build, translated for each host. */
export type SiteRules = {
  redirects: Redirect[];
  /** Sent with every answer. */
  headers: Record<string, string>;
  /** Paths of files that only hosts read, though they lie in the folder that is served. */
  hidden: string[];
};

/** A page carries its own policy; only who may frame it must be said by a header. */
export function securityHeaders({
  subdomainsUseHttps,
}: Pick<Settings, "subdomainsUseHttps">): SiteRules["headers"] {
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

/** Folders whose file names change with their content. */
export const HASHED_FOLDERS = ["assets", "uploads"];

export const CACHE_FOREVER = "public, max-age=31536000, immutable";
export const CACHE_REVALIDATE = "public, max-age=0, must-revalidate";

/** What hosts answer an unknown path with; below /portfolio/ it is the one in that folder. */
export const NOT_FOUND_PAGE = "404.html";

/** 'about.html' is served at '/about', 'index.html' at '/'. */
export function pathOfPage(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, "")}`;
}

export function fileOfPage(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}
