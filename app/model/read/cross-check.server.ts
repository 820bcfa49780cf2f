import { join } from "node:path";
import { checkCities } from "./check-cities.ts";
import { checkLinks, checkOldAddresses, type Site } from "./check-links.ts";
import { checkMark } from "./check-mark.server.ts";
import { checkPictures } from "./check-pictures.server.ts";
import { checkSections } from "./check-sections.ts";
import { checkServicePages } from "./check-service-pages.ts";
import { checkSpelling } from "./check-spelling.ts";
import { checkTheme } from "./check-theme.ts";
import { checkUnique } from "./check-unique.ts";
import type { ContentPart } from "./content-part.ts";
import type { ContentProblems } from "./content-problems.ts";

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
  await checkMark(site.content.theme, folder, problems);
  checkTheme(site.content.theme, problems);
  checkCities(site, problems);
  checkServicePages(site.content, problems);
  checkLinks(site, parts, problems);
  checkOldAddresses(site, problems);
  await checkPictures(site.content.photos, parts, join(folder, "photos"), problems);
}
