import {
  CACHE_FOREVER,
  HASHED_FOLDERS,
  pathOfPage,
  policyHeader,
  SECURITY_HEADERS,
  type SiteRules,
} from "./site-rules.ts";

/** The _redirects file, which Netlify and Cloudflare Pages read. */
export function redirectsFile({ redirects }: SiteRules): string {
  return `${redirects.map(({ from, to }) => `${from} ${to} 301`).join("\n")}\n`;
}

/** The _headers file. Both hosts revalidate HTML by themselves. */
export function headersFile({ policies }: SiteRules): string {
  const everywhere = rule("/*", SECURITY_HEADERS);
  const forever = HASHED_FOLDERS.map((folder) =>
    rule(`/${folder}/*`, { "Cache-Control": CACHE_FOREVER }),
  );
  const pages = Object.entries(policies).map(([file, policy]) =>
    rule(pathOfPage(file), { "Content-Security-Policy": policyHeader(policy) }),
  );
  return [everywhere, ...forever, ...pages].join("\n");
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
