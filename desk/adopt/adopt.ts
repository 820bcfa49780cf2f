import { copyFile, cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadContent } from "#app/model/read/load.server.ts";
import { writeYaml } from "#desk/new/write-yaml.ts";
import { writeSchemas } from "#desk/write-schemas.ts";
import type { Adoption } from "./questions.ts";

const STARTER = "desk/adopt/starter";

/** Copied from the sample as they are: the manual, and the settings with their explanations. */
const COMMON_FILES = ["README.md", "settings.yml"];

/** Writes a folder of content for another business: its facts, and nothing invented about it. */
export async function adopt({ business, accent }: Adoption, sample: string, folder: string) {
  await cp(STARTER, folder, { recursive: true });
  for (const file of COMMON_FILES) await copyFile(join(sample, file), join(folder, file));
  await writeFile(join(folder, "business.yml"), writeYaml(business, ["phone", "hours"]));
  if (accent) await writeFile(join(folder, "theme.yml"), writeYaml({ colors: { clay: accent } }));
  await copyPhotos(sample, folder);
  await writeSchemas(folder);
}

/** The starter's pages show pictures of the sample, marked as such until there are others. */
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
  const entries = used.map(({ file, alt }) => ({ file, alt, sample: true }));
  await writeFile(join(folder, "photos.yml"), writeYaml(entries));
}
