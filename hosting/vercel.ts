import {
  CACHE_FOREVER,
  HASHED_FOLDERS,
  pathOfPage,
  policyHeader,
  SECURITY_HEADERS,
  type SiteRules,
} from "./site-rules.ts";

/** vercel.json for a deployment of the built folder as it is. */
export function vercelConfiguration({ redirects, policies }: SiteRules) {
  return {
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    headers: [
      rule("/(.*)", SECURITY_HEADERS),
      ...HASHED_FOLDERS.map((folder) =>
        rule(`/${folder}/(.*)`, { "Cache-Control": CACHE_FOREVER }),
      ),
      ...Object.entries(policies).map(([file, policy]) =>
        rule(pathOfPage(file), { "Content-Security-Policy": policyHeader(policy) }),
      ),
    ],
  };
}

function rule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}
