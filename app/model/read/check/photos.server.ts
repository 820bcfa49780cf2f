import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isSystemFile, MIN_PHOTO_WIDTH } from "#app/config/photos.ts";
import { fileStamp } from "#app/model/read/folder-stamp.server.ts";
import type { ContentProblems } from "#app/model/read/problems.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES } from "#app/model/schema/content-files.ts";
import type { CheckedContent, ContentPart } from "./checked-content.ts";
import { describePath } from "./describe-problem.ts";
import { valuesMeaning } from "./schema-values.ts";

const PHOTOS_FILE = CONTENT_FILES.photos.file;

export async function checkPhotos(
  { content, parts }: CheckedContent,
  folder: string,
  problems: ContentProblems,
) {
  const { photos } = content;
  const present: string[] = await readdir(folder).catch(() => []);
  await checkFiles(folder, present, problems);
  if (!photos) return;
  checkUse(photos, parts, problems);
  photos.forEach(({ file, width, height }, index) => {
    const place = `item ${index + 1}, file`;
    if (!file.startsWith("https://")) {
      if (!present.includes(file))
        problems.add(PHOTOS_FILE, place, `${file} is not in the photos folder`);
    } else if (!width || !height)
      problems.add(PHOTOS_FILE, place, "a photo on another site needs its width and height");
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

/** By path, size and time: while developing, a photo that stays as it was is not opened again. */
const opened = new Map<string, string | undefined>();

async function checkFiles(folder: string, present: string[], problems: ContentProblems) {
  for (const file of present) {
    if (isSystemFile(file)) continue;
    const path = join(folder, file);
    const key = `${path} ${await fileStamp(path)}`;
    if (!opened.has(key)) opened.set(key, await fileProblem(path));
    const problem = opened.get(key);
    if (problem) problems.add(`photos/${file}`, "", problem);
  }
}

async function fileProblem(path: string): Promise<string | undefined> {
  const size = await sharp(path)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined);
  if (!size) return "is not a photo that can be read; save it as JPEG or PNG";
  if (size.width < MIN_PHOTO_WIDTH)
    return `is ${size.width} pixels wide, but should be at least ${MIN_PHOTO_WIDTH}`;
  if (!(await isWholePhoto(path))) return "is cut off, or damaged; copy it here once more";
  return undefined;
}

const ENDS = [Buffer.from([0xff, 0xd9]), Buffer.from("IEND")];
const LAST_BYTES = 16;

/** A file copied in part lacks its end; one that ends in another way is decoded, which takes longer. */
async function isWholePhoto(path: string): Promise<boolean> {
  const last = await lastBytes(path);
  if (ENDS.some((end) => last.includes(end))) return true;
  return sharp(path)
    .stats()
    .then(
      () => true,
      () => false,
    );
}

async function lastBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(LAST_BYTES, size);
    return (await file.read(Buffer.alloc(length), 0, length, size - length)).buffer;
  } finally {
    await file.close();
  }
}
