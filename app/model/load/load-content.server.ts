import { existsSync } from "node:fs";
import { basename, isAbsolute, join } from "node:path";
import { STAGING_TYPE_NAMES } from "#app/config/staging-types.ts";
import {
  getCustomPagePath,
  getOriginalsPath,
  getPostPath,
  getProjectPath,
  getServicePath,
} from "#app/lib/paths.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { CONTENT_FILES, CONTENT_FOLDERS, type Content } from "#app/model/schema/content.ts";
import { checkBusiness } from "./check/business.ts";
import { checkEntries } from "./check/entries.ts";
import { checkFiles } from "./check/files.server.ts";
import { checkLinks } from "./check/links.ts";
import { checkCities, checkCustomPages, checkOriginals, checkServicePages } from "./check/pages.ts";
import { checkPhotos, findPhotoUses } from "./check/photos.server.ts";
import { checkTheme } from "./check/theme.server.ts";
import { CONTENT_FOLDER } from "./content-folder.server.ts";
import { type ContentPart, ContentReader } from "./content-reader.server.ts";

const CHECKS = [
  checkFiles,
  checkBusiness,
  checkEntries,
  checkTheme,
  checkCities,
  checkServicePages,
  checkCustomPages,
  checkOriginals,
  checkLinks,
  checkPhotos,
];

export async function loadContent(folder: string): Promise<Content> {
  const reader = new ContentReader(folder);
  const { parts, problems } = reader;
  await readFiles(reader);
  await readEntries(reader);

  // A file that failed its schema is undefined until the report is thrown.
  const content = reader.content as Content;
  content.projects.sort((a, b) => b.id - a.id);
  content.posts.sort((a, b) => b.date.localeCompare(a.date));
  content.servicePages.sort(compareByStaging);
  for (const check of CHECKS) await check(reader);
  problems.throwIfAny(isAbsolute(folder) ? CONTENT_FOLDER : folder);
  content.photos.push(...findUndescribedPhotos(content.photos, parts));
  return content.posts.length > 0 ? content : { ...content, blog: undefined };
}

/** Photos missing from photos.yml take alt text from a caption or heading; page headings describe no photo. */
function findUndescribedPhotos(photos: Content["photos"], parts: ContentPart[]): Content["photos"] {
  const listed = new Set(photos.map(({ file }) => file));
  const alts = new Map<string, string>();
  for (const part of parts)
    for (const { photo, beside } of findPhotoUses(part)) {
      const { title, name, heading } = part.file.startsWith("pages/") ? {} : beside;
      const known = alts.get(photo) ?? title ?? name ?? heading ?? "";
      alts.set(photo, beside.caption ?? known);
    }
  return [...alts].flatMap(([file, alt]) => (listed.has(file) ? [] : { file, alt }));
}

async function readFiles(reader: ContentReader) {
  for (const [name, { file, schema, ...rest }] of Object.entries(CONTENT_FILES)) {
    const isLeftOut = "whenMissing" in rest && !existsSync(join(reader.folder, file));
    const data = isLeftOut ? rest.whenMissing : await reader.read(file, schema);
    if (!isLeftOut && !data) reader.invalid.add(name);
    Object.assign(reader.content, { [name]: data });
  }
}

type Folder = keyof typeof CONTENT_FOLDERS;
type Entry = { id: number; city: string; slug: string };

const ENTRY_PATHS: Record<Folder, (entry: Entry) => string> = {
  projects: getProjectPath,
  posts: ({ id }) => getPostPath(id),
  servicePages: ({ slug }) => getServicePath(slug),
  customPages: ({ slug }) => getCustomPagePath(slug),
  originals: ({ slug }) => getOriginalsPath(slug),
};

async function readEntries(reader: ContentReader) {
  for (const name of Object.keys(CONTENT_FOLDERS) as Folder[]) {
    const { folder, extension, schema } = CONTENT_FOLDERS[name];
    const entries: object[] = [];
    for (const file of await reader.listEntries(folder, extension)) {
      const slug = basename(file, extension);
      const proper = slugify(slug);
      // A post's path contains its id, so its file may have any name.
      const what = `becomes an address, so its name should be like ${proper || "pool-house"}${extension}`;
      if (name !== "posts" && slug !== proper) reader.problems.add(file, [], what);
      const fields = await reader.read(file, schema);
      const entry = { ...fields, slug } as Entry;
      if (fields) entries.push({ ...entry, path: ENTRY_PATHS[name](entry) });
      else reader.invalid.add(file);
    }
    Object.assign(reader.content, { [name]: entries });
  }
}

type ServicePage = Content["servicePages"][number];

function compareByStaging(a: ServicePage, b: ServicePage): number {
  const rank = ({ staging }: ServicePage) =>
    staging ? STAGING_TYPE_NAMES.indexOf(staging) : STAGING_TYPE_NAMES.length;
  return rank(a) - rank(b) || a.title.localeCompare(b.title);
}
