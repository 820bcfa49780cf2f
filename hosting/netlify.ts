import { CACHE_FOREVER, HASHED_FOLDERS, type SiteRules } from "./site-rules.ts";

/**
 * The _redirects file, which Netlify and Cloudflare Pages read; the latter tells an address from the
 * same with a slash at its end, and refuses the file for a status it does not know.
 */
export function redirectsFile({ redirects }: SiteRules): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${lines.join("\n")}\n`;
}

/** The _headers file. Both hosts revalidate HTML by themselves. */
export function headersFile({ headers }: SiteRules): string {
  const forever = HASHED_FOLDERS.map((folder) =>
    rule(`/${folder}/*`, { "Cache-Control": CACHE_FOREVER }),
  );
  return [rule("/*", headers), ...forever].join("\n");
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
