import { KEPT_SEGMENTS } from "#app/redirects.ts";
import { CACHE_FOREVER, HASHED_FOLDERS, type SiteRules } from "#hosting/site-rules.ts";

/** vercel.json for a deployment of the built folder as it is. */
export function vercelConfiguration({ redirects, headers }: SiteRules): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: from.replace(/:(\w+)/g, (_, name: string) => `:${name}(${KEPT_SEGMENTS[name]})`),
      destination: to,
      statusCode: 301,
    })),
    headers: [
      rule("/(.*)", headers),
      ...HASHED_FOLDERS.map((folder) =>
        rule(`/${folder}/(.*)`, { "Cache-Control": CACHE_FOREVER }),
      ),
    ],
  };
  return JSON.stringify(configuration, null, 1);
}

function rule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
