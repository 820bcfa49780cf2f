import type { SiteRules } from "#hosting/site-rules.ts";
import { htaccess } from "./apache.ts";
import { caddyfile } from "./caddy.ts";
import { headersFile, redirectsFile } from "./netlify.ts";
import { nginxConfiguration } from "./nginx.ts";
import { vercelConfiguration } from "./vercel.ts";

/** What each host reads, by its place below build/. A new host is a file in this folder and a line here. */
const HOST_FILES: Record<string, (rules: SiteRules) => string> = {
  "client/_redirects": redirectsFile,
  "client/_headers": headersFile,
  "client/vercel.json": vercelConfiguration,
  "client/.htaccess": htaccess,
  // Without it, GitHub Pages would leave out files that begin with an underscore.
  "client/.nojekyll": () => "",
  "nginx.conf": nginxConfiguration,
  Caddyfile: caddyfile,
  "rules.json": (rules) => JSON.stringify(rules, null, 1),
};

const SERVED = "client/";

export function hostFiles(given: Omit<SiteRules, "hidden">): Record<string, string> {
  const served = Object.keys(HOST_FILES).filter((file) => file.startsWith(SERVED));
  const rules = { ...given, hidden: served.map((file) => file.replace(SERVED, "/")) };
  return Object.fromEntries(
    Object.entries(HOST_FILES).map(([file, write]) => [file, write(rules)]),
  );
}
