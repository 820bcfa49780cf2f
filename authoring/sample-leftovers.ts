import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pluralize } from "#app/lib/text/format.ts";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { listFiles } from "#app/model/load/list-files.server.ts";
import { parseYaml } from "#app/model/load/parse/yaml.ts";
import { CONTENT_FILES, type Content } from "#app/model/schema/content.ts";

/** `npm run setup` copies these texts, which suit any business. */
export const STARTER = "authoring/setup/starter";

const PHOTOS_FILE = CONTENT_FILES.photos.file;
/** Shorter lines, such as headings, may be the same in two businesses. */
const MIN_LETTERS = 40;

export async function findSampleLeftovers({ photos }: Content, folder: string): Promise<string[]> {
  const sample = await readContentLines(SAMPLE_FOLDER);
  const words = collectLines(sample);
  for (const line of collectLines(await readContentLines(STARTER))) words.delete(line);
  const alts = sample.get(PHOTOS_FILE)?.map((line) => line.replace(/^ *alt: |"/g, ""));
  const count = photos.filter(({ sample, alt }) => sample || (alt && alts?.includes(alt))).length;
  const found = count > 0 ? [`${PHOTOS_FILE}: ${pluralize(count, "sample photo")} to replace`] : [];
  const unmarked = photos.filter(({ sample }) => !sample).map(({ file }) => file);
  found.push(...(await findCopiedPhotos(folder, unmarked)));
  for (const [file, lines] of await readContentLines(folder)) {
    const copied = lines.flatMap((line, index) => (words.has(line.trim()) ? index + 1 : []));
    if (copied.length > 0 && file !== PHOTOS_FILE)
      found.push(`${file}, line ${formatLines(copied)}: still has the sample's text`);
    const figures = readFigures(file, sample.get(file) ?? []);
    if (readFigures(file, lines).some((figure) => figures.includes(figure)))
      found.push(`${file}: still has the sample's facts`);
  }
  return found;
}

/** Photos are compared by content, because the owner may have renamed them. */
async function findCopiedPhotos(folder: string, files: string[]): Promise<string[]> {
  const photos = join(SAMPLE_FOLDER, "photos");
  const bySize = new Map<number, string>();
  for (const name of await readdir(photos)) bySize.set((await stat(join(photos, name))).size, name);
  const found: string[] = [];
  for (const file of files) {
    const path = join(folder, "photos", file);
    const { size } = await stat(path).catch(() => ({ size: 0 }));
    const original = bySize.get(size);
    if (original && (await readFile(path)).equals(await readFile(join(photos, original))))
      found.push(`photos/${file}: is the sample's ${original}. Replace it with your own.`);
  }
  return found;
}

const MOST_LISTED = 6;

const formatLines = (lines: number[]) =>
  lines.length > MOST_LISTED
    ? `${lines.slice(0, MOST_LISTED).join(", ")} and ${lines.length - MOST_LISTED} more`
    : lines.join(", ");

function collectLines(files: Map<string, string[]>): Set<string> {
  const lines = [...files.values()].flat().map((line) => line.trim());
  return new Set(lines.filter((line) => line.length >= MIN_LETTERS && !line.startsWith("#")));
}

const FIGURES: Record<string, string[]> = {
  [CONTENT_FILES.statistics.file]: ["0", "1", "2", "3"],
  [CONTENT_FILES.estimate.file]: ["rates"],
  [CONTENT_FILES.business.file]: ["rating", "phone", "email", "street"],
};

function readFigures(file: string, lines: string[]): string[] {
  const fields = FIGURES[file] ?? [];
  const data = (parseYaml(lines.join("\n")).data ?? {}) as Record<string, unknown>;
  return fields.flatMap((field) => (data[field] ? JSON.stringify(data[field]) : []));
}

export async function readContentLines(folder: string): Promise<Map<string, string[]>> {
  const names = await listFiles(folder).catch(() => []);
  const files = names.filter((name) => /^[^.].*\.(yml|md)$/.test(name) && name !== "README.md");
  const read = files.map(async (file) => {
    const text = await readFile(join(folder, file), "utf8");
    return [file, text.split(/\r?\n/)] as const;
  });
  return new Map(await Promise.all(read));
}
