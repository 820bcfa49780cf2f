import { join } from "node:path";
import type { ContentProblems } from "#app/model/read/problems.ts";
import { checkBusiness } from "./business.ts";
import type { CheckedContent } from "./checked-content.ts";
import { checkCities, checkServicePages } from "./city-and-service-pages.ts";
import { checkEntries } from "./entries.ts";
import { checkFiles } from "./files.server.ts";
import { checkLinks, checkRedirects } from "./links.ts";
import { checkPhotos } from "./photos.server.ts";
import { checkTheme } from "./theme.server.ts";

export async function crossCheck(
  checked: CheckedContent,
  folder: string,
  problems: ContentProblems,
) {
  await checkFiles(folder, problems);
  checkBusiness(checked.content, problems);
  checkEntries(checked, problems);
  await checkTheme(checked.content.theme, folder, problems);
  checkCities(checked, problems);
  checkServicePages(checked.content, problems);
  checkLinks(checked, problems);
  checkRedirects(checked, problems);
  await checkPhotos(checked, join(folder, "photos"), problems);
}
