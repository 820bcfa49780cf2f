import { copyFile, cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadContent } from "#app/model/read/load.server.ts";
import { writeSchemas } from "#desk/json-schemas.ts";
import { writeYaml } from "#desk/new/write-yaml.ts";
import { type Adoption, darker } from "./questions.ts";

const STARTER = "desk/adopt/starter";

/** The manual, and the settings with their explanations, are the sample's. */
const MANUAL = "README.md";
const SETTINGS = "settings.yml";

/** Whether visitors may send photos depends on a form service that is still to be chosen. */
const withoutPhotos = (settings: string) =>
  settings.replace(/^inquiries:\n {2}photos: true$/m, "inquiries: {}");

export async function adopt({ business, accent }: Adoption, sample: string, folder: string) {
  await cp(STARTER, folder, { recursive: true });
  await copyFile(join(sample, MANUAL), join(folder, MANUAL));
  const settings = await readFile(join(sample, SETTINGS), "utf8");
  await writeFile(join(folder, SETTINGS), withoutPhotos(settings));
  await writeFile(join(folder, "business.yml"), writeYaml(business, ["phone", "hours"]));
  if (accent) {
    const colors = { clay: accent, "clay-deep": darker(accent) };
    await writeFile(join(folder, "theme.yml"), writeYaml({ colors }));
  }
  await copyPhotos(sample, folder);
  await writeSchemas(folder);
}

/** The starter's pages show photos of the sample, marked as such until there are others. */
async function copyPhotos(sample: string, folder: string) {
  const starter = await readdir(STARTER, { recursive: true });
  const texts = await Promise.all(
    starter
      .filter((name) => name.endsWith(".yml"))
      .map((name) => readFile(join(STARTER, name), "utf8")),
  );
  const { photos } = await loadContent(sample);
  const used = photos.filter(({ file }) => texts.some((text) => text.includes(`photo: ${file}`)));
  await mkdir(join(folder, "photos"), { recursive: true });
  for (const { file } of used)
    await copyFile(join(sample, "photos", file), join(folder, "photos", file));
  const entries = used.map(({ file, alt, focus }) => ({
    file,
    alt,
    ...(focus && { focus }),
    sample: true,
  }));
  await writeFile(join(folder, "photos.yml"), writeYaml(entries));
}
