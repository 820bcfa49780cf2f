import { join } from "node:path";
import type { ContentProblems } from "#app/model/read/problems.ts";
import { checkCities } from "./cities.ts";
import type { ContentPart } from "./content-part.ts";
import { checkLinks, checkOldAddresses, type Site } from "./links.ts";
import { checkLogo } from "./logo.server.ts";
import { checkPhotos } from "./photos.server.ts";
import { checkSections } from "./sections.ts";
import { checkServicePages } from "./service-pages.ts";
import { checkSpelling } from "./spelling.ts";
import { checkTheme } from "./theme.ts";
import { checkUnique } from "./unique.ts";

/**
 * What no single file can know: that names, numbers, links and pictures agree with each other. It
 * goes by the files that are right, so that one report tells all even while another is wrong.
 */
export async function crossCheck(
  site: Site,
  parts: ContentPart[],
  folder: string,
  problems: ContentProblems,
) {
  checkUnique(site.content, problems);
  checkSpelling(site.content, problems);
  checkSections(site.content, problems);
  await checkLogo(site.content.theme, folder, problems);
  checkTheme(site.content.theme, problems);
  checkCities(site, problems);
  checkServicePages(site.content, problems);
  checkLinks(site, parts, problems);
  checkOldAddresses(site, problems);
  await checkPhotos(site.content.photos, parts, join(folder, "photos"), problems);
}
