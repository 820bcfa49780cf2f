import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getContact } from "#app/model/queries/parts/contact.server.ts";
import { getPalette } from "#app/model/queries/site/theme.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { escapeXml } from "#app/seo/escape-xml.ts";
import { NOT_FOUND_PAGE } from "./site-rules.ts";

/** The editor, and what hosts read; everything else still has words to be written. */
const KEPT = /^(admin|admin\.html|favicon\.svg|vercel\.json|[_.].*(?<!\.data))$/;

/** Leaves one page of a built site, for every address, until the owner has finished the others. */
export async function reduceToComingSoon(client: string, business: Content["business"]) {
  const names = await readdir(client);
  for (const name of names.filter((each) => !KEPT.test(each)))
    await rm(join(client, name), { recursive: true });
  await mkdir(join(client, "portfolio"));
  const page = renderPage(business, await getPalette());
  for (const file of ["index.html", NOT_FOUND_PAGE, `portfolio/${NOT_FOUND_PAGE}`])
    await writeFile(join(client, file), page);
}

type Colors = Awaited<ReturnType<typeof getPalette>>;

function renderPage(business: Content["business"], { paper, umber, clay }: Colors): string {
  const name = escapeXml(business.name);
  const about = escapeXml(business.about);
  const { phone, dial, email } = getContact(business);
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name}: coming soon</title>
<link rel="icon" href="/favicon.svg">
<style>
body { margin: 0; padding: 15vh 1.5rem; text-align: center; font: 1.125rem/1.6 Georgia, serif; background: ${paper}; color: ${umber} }
a { color: ${clay} }
</style>
</head>
<body>
<main>
<h1>${name}</h1>
<p>${about}</p>
<p>Our website is coming soon. Until then, call <a href="${dial}">${phone}</a> or write to <a href="mailto:${email}">${email}</a>.</p>
</main>
</body>
</html>
`;
}
