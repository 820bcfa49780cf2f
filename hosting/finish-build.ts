import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pluralize } from "#app/lib/text/format.ts";
import { getContentFolder } from "#app/model/load/content-folder.server.ts";
import { listFiles } from "#app/model/load/list-files.server.ts";
import { getSite } from "#app/model/load/site.server.ts";
import { getRedirects } from "#app/model/queries/site/redirects.server.ts";
import { getLogo, getPalette } from "#app/model/queries/site/theme.server.ts";
import { buildSitemap } from "#app/seo/sitemap.ts";
import { writeAdminPage } from "#authoring/admin.ts";
import { getPublishChecklist } from "#authoring/publish-checklist.ts";
import { hostFiles } from "./hosts/host-files.ts";
import { refreshPages } from "./hosts/refresh-pages.ts";
import { placeIcons } from "./icons.ts";
import { licenses } from "./licenses.ts";
import { foreignOrigins } from "./pages/content-security-policy.ts";
import { finishPages, placeNotFoundPages } from "./pages/finish-pages.ts";
import { securityHeaders } from "./site-rules.ts";

/** Turns what React Router has pre-rendered in build/client into what hosts serve. */
export async function finishBuild(build: string) {
  const client = join(build, "client");
  await placeNotFoundPages(client);
  await removeResourceData(client);

  const site = await getSite();
  const { content } = site;
  const { website } = content.business;
  const redirects = await getRedirects();
  const pages = await finishPages(client, foreignOrigins(content));
  await writeAdminPage(client, content.settings.editor);
  await placeIcons(client, await getPalette(), await getLogo());

  const headers = securityHeaders(content.settings);
  await writeFiles(build, hostFiles({ name: new URL(website).hostname, redirects, headers }));
  await writeFiles(join(build, "refresh-pages"), refreshPages(redirects, pages, website));
  await writeFiles(client, { "sitemap.xml": buildSitemap(site), "licenses.txt": licenses() });

  const { length } = (await getPublishChecklist(content, getContentFolder())).required;
  if (length > 0)
    console.log(
      `Before you publish: ${pluralize(length, "checklist item")}. npm run check-content lists them.`,
    );
}

/** Nobody navigates to a sitemap on the client. */
async function removeResourceData(client: string) {
  const files = await listFiles(client);
  const needless = files.filter((file) => /\.\w+\.data$/.test(file));
  await Promise.all(needless.map((file) => rm(join(client, file))));
}

async function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
