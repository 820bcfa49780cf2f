import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { countOf } from "#app/lib/text/words.ts";
import { getRedirects } from "#app/model/pages/site/redirects.server.ts";
import { getSitemapPages } from "#app/model/pages/site/sitemap.server.ts";
import { getLogo, getPalette } from "#app/model/pages/site/theme.server.ts";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { getSite } from "#app/model/read/site.server.ts";
import { sitemapFiles } from "#app/seo/sitemap-files.ts";
import { notReady } from "#desk/not-ready.ts";
import { placeAdmin } from "./admin.ts";
import { CACHE } from "./cache.ts";
import { compressFolder } from "./compress.ts";
import { headersFile, redirectsFile } from "./hosts/netlify.ts";
import { nginxConfiguration } from "./hosts/nginx.ts";
import { refreshPages } from "./hosts/refresh-pages.ts";
import { vercelConfiguration } from "./hosts/vercel.ts";
import type { Origins } from "./pages/content-security-policy.ts";
import { finishPages } from "./pages/finish-pages.ts";
import { readInlineScripts } from "./pages/inline-scripts.ts";
import { placeMissingPages } from "./pages/not-found-pages.ts";
import { placeIcons } from "./place-icons.ts";
import { type SiteRules, securityHeaders } from "./site-rules.ts";
import { wantsTwins } from "./wants-twins.ts";

/** Turns what React Router has pre-rendered in build/client into what hosts serve. */
export async function finishBuild(build: string) {
  const client = join(build, "client");
  await placeMissingPages(client);
  await removeResourceData(client);

  const { content } = await getSite();
  const rules: SiteRules = {
    redirects: await getRedirects(),
    headers: securityHeaders(content.settings),
  };
  const pages = await finishPages(client, join(CACHE, "pages"), {
    redirects: rules.redirects,
    origins: await foreignOrigins(),
    scripts: readInlineScripts(),
  });
  await placeAdmin(client, content.settings.editor);
  await placeIcons(client, await getPalette(), await getLogo());
  await write(join(client, "_redirects"), redirectsFile(rules));
  await write(join(client, "_headers"), headersFile(rules));
  await write(join(client, "vercel.json"), JSON.stringify(vercelConfiguration(rules), null, 1));
  await write(
    join(build, "nginx.conf"),
    nginxConfiguration(rules, { root: "/var/www/site", port: 80 }),
  );
  await write(join(build, "rules.json"), JSON.stringify(rules, null, 1));

  const moved = refreshPages(rules.redirects, pages, content.business.website);
  for (const [file, page] of Object.entries(moved))
    await write(join(build, "refresh-pages", file), page);

  const sitemaps = sitemapFiles(await getSitemapPages(), content.business.website);
  for (const [file, text] of Object.entries(sitemaps)) await write(join(client, file), text);

  if (wantsTwins(process.env)) await compressFolder(client, join(CACHE, "compressed"));

  const { length } = await notReady(content, contentFolder());
  if (length > 0)
    console.log(
      `Before you publish: ${countOf(length, "matter")}; npm run check-content names them.`,
    );
}

/** Nobody navigates to a sitemap on the client. */
async function removeResourceData(client: string) {
  const files = await list(client);
  const needless = files.filter((file) => /\.\w+\.data$/.test(file));
  await Promise.all(needless.map((file) => rm(join(client, file))));
}

async function foreignOrigins(): Promise<Origins> {
  const { settings, photos } = (await getSite()).content;
  const endpoints = [settings.inquiries.endpoint, settings.newsletter.endpoint];
  const origins = (addresses: (string | undefined)[]) => [
    ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
  ];
  const elsewhere = photos.map(({ file }) => file).filter((file) => file.startsWith("https://"));
  return { forms: origins(endpoints), pictures: origins(elsewhere) };
}

const list = (folder: string) => readdir(folder, { recursive: true });

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
