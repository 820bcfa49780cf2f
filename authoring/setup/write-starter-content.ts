import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "yaml";
import { loadContent } from "#app/model/load/load-content.server.ts";
import { readContentLines, STARTER } from "#authoring/sample-leftovers.ts";
import type { SetupAnswers } from "./ask-about-business.ts";

/** Not every form service accepts photos, and the owner has yet to choose one. */
const removePhotos = (settings: string) =>
  settings.replace(/^inquiries:\n {2}photos: true$/m, "inquiries: {}");

/** Its editor is a page of the site, which is therefore published from the first day, as a notice. */
const enableEditor = (settings: string, repository: string) =>
  settings
    .replace(/^#editor:(\n# {2}.*)*/m, (lines) => lines.replace(/^#/gm, ""))
    .replace("your-name/your-site", repository)
    .replace("#comingSoon: true", "comingSoon: true");

export async function writeStarterContent(
  { business, colors, repository }: SetupAnswers,
  sample: string,
  folder: string,
) {
  await cp(STARTER, folder, { recursive: true });
  await cp(join(sample, "README.md"), join(folder, "README.md"));
  const settings = removePhotos(await readFile(join(sample, "settings.yml"), "utf8"));
  const edited = repository ? enableEditor(settings, repository) : settings;
  await writeFile(join(folder, "settings.yml"), edited);
  await writeFile(join(folder, "business.yml"), writeYaml(business, ["phone", "hours"]));
  if (colors) await writeFile(join(folder, "theme.yml"), writeYaml({ colors }));
  await copyPhotos(sample, folder);
}

/** The starter's pages show sample photos, marked as such until the owner has others. */
async function copyPhotos(sample: string, folder: string) {
  const lines = [...(await readContentLines(STARTER)).values()].flat();
  const { photos } = await loadContent(sample);
  const used = photos.filter(({ file }) => lines.some((line) => line.endsWith(`photo: ${file}`)));
  for (const { file } of used) await cp(join(sample, "photos", file), join(folder, "photos", file));
  const entries = used.map(({ file, alt, focus }) => ({ file, alt, focus, sample: true }));
  await writeFile(join(folder, "photos.yml"), writeYaml(entries));
}

/** Texts are quoted as in the other files, and a blank line precedes each of `groups`. */
function writeYaml(fields: object, groups: string[] = []): string {
  const yaml = stringify(fields, {
    lineWidth: 0,
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
  });
  return groups.reduce((text, group) => text.replace(`\n${group}:`, `\n$&`), yaml);
}
