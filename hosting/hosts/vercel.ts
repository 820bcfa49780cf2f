import { PROJECT_PATTERN } from "#app/config/paths.ts";
import * as table from "#hosting/site-rules.ts";

/**
 * Only `routes` keep their order: with `cleanUrls`, Vercel would remove .html from an old path before it
 * looks for the redirect.
 */
export function writeVercelConfig(rules: table.SiteRules): string {
  const notFound = (src: string, dest = "/404.html") => ({ src, dest, status: 404 });
  const redirect = (src: string, Location: string) => ({
    src,
    status: 301,
    headers: { Location },
    caseSensitive: true,
  });
  const header = (src: string, headers: object) => ({ src, headers, continue: true });
  const routes = [
    header("^/.*$", rules.headers),
    ...table
      .buildPatternRedirects(rules)
      .map(({ pattern, target }) => redirect(`${pattern}$`, target)),
    notFound(`${table.buildHiddenPattern(rules)}$`),
    redirect(`${table.SLASH_PATTERN}$`, "$1"),
    { handle: "filesystem" },
    { src: "^/(.+)$", dest: "/$1.html", check: true },
    notFound(PROJECT_PATTERN, "/portfolio/404.html"),
    notFound("^/.*$"),
    { handle: "hit" },
    ...table.FILE_HEADERS.map(([path, name, value]) =>
      header(`^${path.replace(".", "\\.").replace("*", ".*")}$`, { [name]: value }),
    ),
  ];
  return JSON.stringify({ routes }, null, 1);
}
