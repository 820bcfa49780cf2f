import type { Redirect } from "#app/redirects.ts";

/** What every host must be told: written once by the build, translated for each host. */
export type SiteRules = {
  redirects: Redirect[];
  /** Content-Security-Policy by page; the key is the page's file below the site's folder. */
  policies: Record<string, string>;
};

/** Sent with every answer. */
export const SECURITY_HEADERS: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

export const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** A page's policy as a header, which may also say what the page cannot say of itself. */
export const policyHeader = (policy: string) => `${policy}; ${FRAME_ANCESTORS}`;

/** Folders whose file names change with their content. */
export const HASHED_FOLDERS = ["assets", "uploads"];

export const CACHE_FOREVER = "public, max-age=31536000, immutable";
export const CACHE_REVALIDATE = "public, max-age=0, must-revalidate";

/** 'about/index.html' is served at '/about', 'index.html' at '/'. */
export function pathOfPage(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "")}`;
}
