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
import { writeHostFiles } from "./hosts/host-files.ts";
import { writeMetaRefreshPages } from "./hosts/meta-refresh-pages.ts";
import { getForeignOrigins } from "./html/content-security-policy.ts";
import { processPages, writeNotFoundPages } from "./html/process-pages.ts";
import { writeIcons } from "./icons.ts";
import { readLicenses } from "./licenses.ts";
import { getSecurityHeaders } from "./site-rules.ts";

/** Turns React Router's output in build/client into what hosts serve. */
export async function processBuild(build: string) {
  const client = join(build, "client");
  await writeNotFoundPages(client);
  await removeResourceData(client);

  const site = await getSite();
  const { content } = site;
  const { website } = content.business;
  const redirects = await getRedirects();
  const pages = await processPages(client, getForeignOrigins(content));
  await writeAdminPage(client, content.settings.editor);
  await writeIcons(client, await getPalette(), await getLogo());

  const headers = getSecurityHeaders(content.settings);
  await writeFiles(build, writeHostFiles({ name: new URL(website).hostname, redirects, headers }));
  await writeFiles(join(build, "refresh-pages"), writeMetaRefreshPages(redirects, pages, website));
  await writeFiles(client, { "sitemap.xml": buildSitemap(site), "licenses.txt": readLicenses() });

  const { length } = (await getPublishChecklist(content, getContentFolder())).required;
  if (length > 0)
    console.log(
      `Before you publish: ${pluralize(length, "checklist item")}. npm run check-content lists them.`,
    );
}

/** The router never navigates to a resource such as the sitemap, so nothing reads its .data file. */
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
