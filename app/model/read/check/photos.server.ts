import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isSystemFile, MIN_PHOTO_WIDTH } from "#app/config/photos.ts";
import { FileMemory } from "#app/model/read/file-memory.server.ts";
import type { ContentProblems } from "#app/model/read/problems.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES } from "#app/model/schema/content-files.ts";
import type { ContentPart } from "./content-part.ts";
import { describePath } from "./describe-problem.ts";
import { isWholePhoto } from "./is-whole-photo.server.ts";
import { valuesMeaning } from "./schema-values.ts";

/** Opening every picture takes long; one that stays as it was need not be opened again. */
const looked = new FileMemory();

const PHOTOS_FILE = CONTENT_FILES.photos.file;

/** Every picture that is named is described, and every file that is there can be shown. */
export async function checkPhotos(
  photos: Content["photos"] | undefined,
  parts: ContentPart[],
  folder: string,
  problems: ContentProblems,
) {
  await checkFiles(folder, problems);
  if (!photos) return;
  checkUse(photos, parts, problems);
  const present = new Set(await readdir(folder).catch(() => []));
  photos.forEach(({ file, width, height }, index) => {
    const place = `item ${index + 1}, file`;
    if (!file.startsWith("https://")) {
      if (!present.has(file))
        problems.add(PHOTOS_FILE, place, `${file} is not in the photos folder`);
    } else if (!width || !height)
      problems.add(PHOTOS_FILE, place, "a picture on another site needs its width and height");
  });
}

function checkUse(photos: Content["photos"], parts: ContentPart[], problems: ContentProblems) {
  const described = new Set(photos.map(({ file }) => file));
  const check = (file: string, place: string, name: string) => {
    if (!described.has(name))
      problems.add(file, place, `${name} has no entry with its alt text in ${PHOTOS_FILE}`);
  };
  for (const { file, schema, data, texts } of parts) {
    for (const { path, value } of valuesMeaning("photo", schema, data))
      if (file !== PHOTOS_FILE || path.at(-1) !== "file") check(file, describePath(path), value);
    for (const { place, blocks } of texts)
      for (const block of blocks) if (block.kind === "figure") check(file, place, block.photo);
  }
}

async function checkFiles(folder: string, problems: ContentProblems) {
  for (const file of await readdir(folder).catch(() => [])) {
    if (isSystemFile(file)) continue;
    const path = join(folder, file);
    const problem = await looked.recall(path, "", () => fileProblem(path));
    if (problem) problems.add(`photos/${file}`, "", problem);
  }
}

async function fileProblem(path: string): Promise<string | undefined> {
  const size = await sharp(path)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined);
  if (!size) return "is not a picture that can be read; save it as JPEG or PNG";
  if (size.width < MIN_PHOTO_WIDTH)
    return `is ${size.width} pixels wide, but should be at least ${MIN_PHOTO_WIDTH}`;
  if (!(await isWholePhoto(path))) return "is cut off, or damaged; copy it here once more";
  return undefined;
}
