import { checkBusiness } from "./business.ts";
import type { CheckedContent } from "./checked-content.ts";
import { checkCities, checkServicePages } from "./city-and-service-pages.ts";
import { checkEntries } from "./entries.ts";
import { checkFiles } from "./files.server.ts";
import { checkLinks } from "./links.ts";
import { checkPhotos } from "./photos.server.ts";
import { checkTheme } from "./theme.server.ts";

const CHECKS = [
  checkFiles,
  checkBusiness,
  checkEntries,
  checkTheme,
  checkCities,
  checkServicePages,
  checkLinks,
  checkPhotos,
];

export async function crossCheck(checked: CheckedContent) {
  for (const check of CHECKS) await check(checked);
}
