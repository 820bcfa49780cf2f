import type { SiteRules } from "#hosting/site-rules.ts";
import { writeHtaccess } from "./apache.ts";
import { writeCaddyfile } from "./caddy.ts";
import { writeHeaders, writeRedirects } from "./netlify.ts";
import { writeNginxConfig } from "./nginx.ts";
import { writeVercelConfig } from "./vercel.ts";

/** The paths are relative to build/. */
const HOST_FILES: Record<string, (rules: SiteRules) => string> = {
  "client/_redirects": writeRedirects,
  "client/_headers": writeHeaders,
  "client/vercel.json": writeVercelConfig,
  "client/.htaccess": writeHtaccess,
  // Without this file, GitHub Pages leaves out files that begin with an underscore.
  "client/.nojekyll": () => "",
  "nginx.conf": writeNginxConfig,
  Caddyfile: writeCaddyfile,
  "rules.json": (rules) => JSON.stringify(rules, null, 1),
};

const SERVED = "client/";

export function writeHostFiles(given: Omit<SiteRules, "hidden">): Record<string, string> {
  const served = Object.keys(HOST_FILES).filter((file) => file.startsWith(SERVED));
  const rules = { ...given, hidden: served.map((file) => file.replace(SERVED, "/")) };
  return Object.fromEntries(
    Object.entries(HOST_FILES).map(([file, write]) => [file, write(rules)]),
  );
}
