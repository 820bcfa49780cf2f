import type { Redirect } from "#app/redirects.ts";
import { CACHE_FOREVER, HASHED_FOLDERS, type SiteRules } from "#hosting/site-rules.ts";

/**
 * The _redirects file, which Netlify and Cloudflare Pages read; the latter tells an address from the
 * same with a slash at its end, refuses the file for a status it does not know, and counts whatever
 * stands behind a rule with a kept part as such a rule, of which it takes 100 only.
 */
export function redirectsFile({ redirects }: SiteRules): string {
  const plainFirst = redirects.toSorted((a, b) => Number(keepsPart(a)) - Number(keepsPart(b)));
  const lines = plainFirst.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `${lines.join("\n")}\n`;
}

const keepsPart = ({ from }: Redirect) => from.includes(":");

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
