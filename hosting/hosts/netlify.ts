import * as table from "#hosting/site-rules.ts";

/** Cloudflare has no rule with status 404, but answers a rewrite to a missing file with 404. */
const writeNotFound = (path: string) => `${path} ${path.replace(/[^/]+$/, "not-found")} 200`;

/** Cloudflare would answer these paths with the nearest 404 page, /portfolio/404.html. */
const TOO_DEEP = ["/portfolio/:a/:b/:c", "/portfolio/:a/:b/:c/*"].map(
  (path) => `${path} /not-found 200`,
);

/**
 * The _redirects file, which Netlify and Cloudflare read; the latter tells a path from the same
 * with a slash at its end, and takes only 100 rules from the first with a kept part on.
 */
export function writeRedirects({ redirects, hidden }: table.SiteRules): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  const isPlain = (line: string) => !line.includes(":");
  const plain = [...hidden, "/404", "/portfolio/404"]
    .map(writeNotFound)
    .concat(lines.filter(isPlain));
  return [...plain, ...lines.filter((line) => !isPlain(line)), ...TOO_DEEP, ""].join("\n");
}

/** HTML needs no rule, because both hosts revalidate it by default. */
export function writeHeaders({ headers }: table.SiteRules): string {
  const some = table.FILE_HEADERS.map(([path, name, value]) => writeRule(path, { [name]: value }));
  return [writeRule("/*", headers), ...some].join("\n");
}

function writeRule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
