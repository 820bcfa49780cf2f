import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isSystemFile } from "#app/config/photos.ts";
import type { Size } from "#app/lib/photos/crop-box.ts";
import { isHeic } from "#app/lib/photos/is-heic.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentPart, ContentReader } from "#app/model/load/content-reader.server.ts";
import { getValueAt, type Path } from "#app/model/load/describe-problem.ts";
import { suggestClosest } from "#app/model/load/find-closest.ts";
import { getFileStamp } from "#app/model/load/folder-stamp.server.ts";
import { CONTENT_FILES } from "#app/model/schema/content.ts";

const PHOTOS_FILE = CONTENT_FILES.photos.file;

type Opened = { problem?: string; size?: Size };

export async function checkPhotos(checked: ContentReader) {
  const sizes = await openAll(checked);
  checkWords(checked);
  const { content, parts, problems } = checked;
  const { photos } = content;
  if (!photos) return;
  const listed = new Set(photos.map(({ file }) => file));
  const known = new Set([...listed, ...sizes.keys()]);
  const isPhoto = (file: string) => /\.(jpe?g|png|webp|hei[cf])$/i.test(file);
  const unlisted = [...sizes.keys()].filter((file) => isPhoto(file) && !listed.has(file));
  if (unlisted.length > 0)
    content.warnings.push(`${PHOTOS_FILE}: alt text is missing for ${unlisted.join(", ")}`);
  for (const part of parts)
    for (const { path, photo } of findPhotoUses(part)) {
      if (known.has(photo)) continue;
      const what = `has no entry with its alt text in ${PHOTOS_FILE}`;
      problems.add(part.file, path, `${photo} ${what}${suggestPhoto(photo, [...known])}`);
    }
  photos.forEach(({ file, width, height, beforeOf, aligned }, index) => {
    const add = (field: string, what: string) => problems.add(PHOTOS_FILE, [index, field], what);
    if (!file.startsWith("https://")) {
      if (!sizes.has(file))
        add("file", `${file} is not in the photos folder${suggestPhoto(file, [...sizes.keys()])}`);
    } else if (!width || !height) add("file", "a photo on another site needs its width and height");
    const isBefore = photos.some((photo) => photo.file === beforeOf && photo.beforeOf);
    if (beforeOf === file) add("beforeOf", "names the photo itself. Name the staged one.");
    else if (isBefore)
      add("beforeOf", `${beforeOf} is itself a before photo. Name the staged one.`);
    else if (!beforeOf && aligned !== undefined)
      add("aligned", "is for a before photo. Name its staged one under beforeOf, or remove it.");
  });
}

type PhotoUse = { path: Path; photo: string; beside: Partial<Record<string, string>> };

export function findPhotoUses({ values, data, texts }: ContentPart): PhotoUse[] {
  const fields = values.filter(({ node }) => node.meaning === "photo");
  const figures = texts.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) => (block.kind === "figure" ? { ...block, path } : [])),
  );
  return [
    ...fields.map(({ path, value: photo }) => {
      return { path, photo, beside: Object(getValueAt(data, path.slice(0, -1))) };
    }),
    ...figures.map(({ path, photo, caption }) => ({ path, photo, beside: { caption } })),
  ];
}

function suggestPhoto(name: string, names: string[]): string {
  const meant = suggestClosest(name.replace(/^.*[/\\]/, ""), names);
  return meant ? `; ${meant}` : "";
}

const CAMERA_NAME =
  /^(img|dsc|dscf|dscn|pxl|mvimg|image|photo|screenshot)[ _-]?\d[\w -]*(\.\w+)?$/i;

const WORDS_IN: Record<string, string> = { "photos.yml": "alt", "gallery.yml": "title" };

/** An alt text such as "IMG 4021" tells nobody what the photo shows. */
function checkWords({ parts, problems }: ContentReader) {
  for (const part of parts)
    for (const { path, photo, beside } of findPhotoUses(part)) {
      const field = WORDS_IN[part.file] ?? "caption";
      const words = beside[field];
      if (!words || path.includes("beforeOf")) continue;
      const name = slugify(photo.replace(/\.\w+$/, ""));
      const names = [name, name.replace(/-\d+$/, ""), slugify(photo)];
      if (!names.includes(slugify(words)) && !CAMERA_NAME.test(words)) continue;
      const place = [...path.slice(0, -1), field];
      const what = `"${words}" is the file's name. Say what the photo shows.`;
      problems.add(part.file, getValueAt(part.data, place) ? place : path, what);
    }
}

async function openAll({ folder, problems }: ContentReader) {
  const sizes = new Map<string, Size | undefined>();
  for (const file of await readdir(join(folder, "photos")).catch(() => [])) {
    if (isSystemFile(file)) continue;
    const { size, problem } = await openPhoto(folder, file);
    sizes.set(file, size);
    if (problem) problems.add(`photos/${file}`, [], problem);
  }
  return sizes;
}

/** `npm run dev` opens a photo again only if its path, size or time has changed. */
const opened = new Map<string, Opened>();

export async function openPhoto(folder: string, file: string): Promise<Opened> {
  const path = join(folder, "photos", file);
  const key = `${path} ${await getFileStamp(path)}`;
  const known = opened.get(key) ?? (await open(path));
  opened.set(key, known);
  return known;
}

const VIDEO = "is a video, as iPhones add to a Live Photo. Delete it, and keep the photo.";
const ENDS = [Buffer.from([0xff, 0xd9]), Buffer.from("IEND")];
const LAST_BYTES = 16;
const MIN_PHOTO_WIDTH = 1200;

async function open(path: string): Promise<Opened> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return { problem: "is a folder. Put its photos directly into photos." };
  if (/^ftyp(qt|mp4|isom|M4V)/.test(bytes.toString("latin1", 4, 12))) return { problem: VIDEO };
  const { autoOrient: size } = await sharp(path)
    .metadata()
    .catch(() => ({ autoOrient: undefined }));
  if (!size) return { problem: "can't be read as a photo. Save it as JPEG or PNG." };
  const narrow = `is ${size.width} pixels wide, but should be at least ${MIN_PHOTO_WIDTH}. Use the camera's own file, not a copy from a message or a web page.`;
  if (size.width < MIN_PHOTO_WIDTH) return { size, problem: narrow };
  // A file that was copied in part lacks its end. A file with another end is decoded, which takes longer.
  const isWhole = isHeic(bytes)
    ? isWholeHeic(bytes)
    : ENDS.some((end) => bytes.subarray(-LAST_BYTES).includes(end)) ||
      (await sharp(path)
        .stats()
        .catch(() => undefined));
  return isWhole ? { size } : { size, problem: "is cut off or damaged. Copy it here again." };
}

const BOX_HEAD_BYTES = 8;

/** It is a row of boxes that begin with their length; decoding it would take a second. */
function isWholeHeic(bytes: Buffer): boolean {
  let at = 0;
  while (at + BOX_HEAD_BYTES <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // Such a box reaches to the end, or has its length elsewhere.
    if (size < BOX_HEAD_BYTES) return true;
    at += size;
  }
  return at === bytes.length;
}
