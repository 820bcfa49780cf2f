import { buildRedirectUrl } from "#app/lib/build-redirect-url.ts";
import type { Redirect } from "#app/redirects.ts";
import { getPageFile } from "#hosting/site-rules.ts";

/**
 * Some hosts have no redirect rules. A path that differs from another only in case gets no page, because some
 * disks can't store both; 404.html redirects it.
 */
export function writeMetaRefreshPages(redirects: Redirect[], pages: string[], origin: string) {
  const taken = new Set(pages.map((path) => getPageFile(path).toLowerCase()));
  const files: Record<string, string> = {};
  const lowerCaseFirst = redirects.toSorted((a, b) => countCapitals(a) - countCapitals(b));
  for (const { from, to } of lowerCaseFirst) {
    const file = getPageFile(from).replace(/(\.html){2}$/, ".html");
    if (from.includes(":") || taken.has(file.toLowerCase())) continue;
    taken.add(file.toLowerCase());
    files[file] = writeMetaRefreshPage(to, origin);
  }
  return files;
}

const countCapitals = ({ from }: Redirect) => Number(from !== from.toLowerCase());

function writeMetaRefreshPage(target: string, origin: string): string {
  const to = target.replaceAll("&", "&amp;");
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<script>${buildRedirectUrl}
location.replace(buildRedirectUrl("${target}", location.search, location.hash));</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<meta name="robots" content="noindex">
<link rel="canonical" href="${origin}${to}">
</head>
<body><p>This page has moved to <a href="${to}">${to}</a>.</p></body>
</html>
`;
}
