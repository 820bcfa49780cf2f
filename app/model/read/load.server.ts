import { basename } from "node:path";
import type { z } from "zod";
import { STAGING_NAMES } from "#app/config/stagings.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";
import { checkBusiness } from "./check/business.ts";
import type { ContentPart } from "./check/checked-content.ts";
import { checkEntries } from "./check/entries.ts";
import { checkFiles } from "./check/files.server.ts";
import { checkLinks } from "./check/links.ts";
import { checkCities, checkOwnPages, checkServicePages } from "./check/pages.ts";
import { checkPhotos, photoUses } from "./check/photos.server.ts";
import { checkTheme } from "./check/theme.server.ts";
import { parseMarkdown } from "./parse/markdown.server.ts";
import { factsOf } from "./parse/placeholders.ts";
import { ContentReader } from "./reader.server.ts";

const CHECKS = [
  checkFiles,
  checkBusiness,
  checkEntries,
  checkTheme,
  checkCities,
  checkServicePages,
  checkOwnPages,
  checkLinks,
  checkPhotos,
];

export async function loadContent(folder: string): Promise<Content> {
  const reader = new ContentReader(folder);
  const { parts, problems, wrong } = reader;
  const files = await readFiles(reader);
  const projects = await readEntries(reader, "projects");
  const posts = await readEntries(reader, "posts");
  const servicePages = await readEntries(reader, "servicePages");
  const ownPages = await readEntries(reader, "ownPages");
  const isComplete = problems.count === 0;

  projects.sort((a, b) => b.id - a.id);
  posts.sort((a, b) => b.date.localeCompare(a.date));
  servicePages.sort(byStaging);

  // A file that failed its schema is undefined until the report is thrown.
  const content = { ...files, projects, posts, servicePages, ownPages } as Content;
  for (const check of CHECKS) await check({ content, isComplete, wrong, parts, folder, problems });
  if (problems.count > 0) throw problems.refusal();
  content.photos.push(...undescribedPhotos(content.photos, parts));
  return posts.length > 0 ? content : { ...content, blog: undefined };
}

/** As after an upload in the editor: what is said beside them will do, but for a page's sections. */
function undescribedPhotos(photos: Content["photos"], parts: ContentPart[]): Content["photos"] {
  const listed = new Set(photos.map(({ file }) => file));
  const alts = new Map<string, string>();
  for (const part of parts)
    for (const { photo, beside } of photoUses(part)) {
      const { title, name, heading } = part.file.startsWith("pages/") ? {} : beside;
      const known = alts.get(photo) ?? title ?? name ?? heading ?? "";
      alts.set(photo, beside.caption ?? known);
    }
  return [...alts].flatMap(([file, alt]) => (listed.has(file) ? [] : { file, alt }));
}

async function readFiles(reader: ContentReader) {
  const files: Record<string, unknown> = {};
  reader.placeholders = { facts: {} };
  for (const [name, { file, schema, ...rest }] of Object.entries(CONTENT_FILES)) {
    const isLeftOut = "whenMissing" in rest && !reader.has(file);
    files[name] = isLeftOut ? rest.whenMissing : await readPart(reader, file, schema);
    if (!isLeftOut && !files[name]) reader.wrong.add(name);
    const { business, estimate, settings } = files as Partial<Content>;
    reader.placeholders = business && {
      facts: factsOf(business, settings),
      estimate: reader.wrong.has("estimate") ? "wrong" : estimate,
    };
  }
  return files;
}

async function readEntries<Name extends keyof typeof CONTENT_FOLDERS>(
  reader: ContentReader,
  name: Name,
): Promise<Content[Name]> {
  const { folder, extension, schema } = CONTENT_FOLDERS[name];
  const entries: object[] = [];
  for (const file of await reader.list(folder, extension)) {
    const slug = basename(file, extension);
    const proper = slugify(slug);
    // A post has its number in its path, so that its file may be called anything.
    const what = `becomes an address, so its name should be like ${proper || "pool-house"}${extension}`;
    if (name !== "posts" && slug !== proper) reader.problems.add(file, [], what);
    const entry = await readPart(reader, file, schema);
    if (entry) entries.push({ ...entry, slug });
    else reader.wrong.add(file);
  }
  return entries as Content[Name];
}

async function readPart(reader: ContentReader, file: string, schema: z.ZodType<object>) {
  const read = await reader.read(file, schema);
  if (!read) return undefined;
  const { fields: data, body } = read;
  if (file.endsWith(".yml")) {
    reader.parts.push({ file, schema, data, texts: answersOf(file, data, reader) });
    return data;
  }
  const blocks = parseMarkdown(body, (what) => reader.problems.add(file, ["text"], what));
  if (!body.trim())
    reader.problems.add(file, ["text"], "is missing; write it below the second ---");
  reader.parts.push({ file, schema, data, texts: [{ path: ["text"], blocks }] });
  return { ...data, body: blocks };
}

function answersOf(file: string, data: unknown, { problems }: ContentReader) {
  if (file !== CONTENT_FILES.faqs.file) return [];
  return (data as Content["faqs"]).map(({ answer }, index) => {
    const path = [index, "answer"];
    const refuse = (what: string) => problems.add(file, path, what);
    const blocks = parseMarkdown(answer, refuse);
    if (blocks.some(({ kind }) => kind === "heading")) refuse("an answer has no headings");
    return { path, blocks };
  });
}

type ServicePage = Content["servicePages"][number];

function byStaging(a: ServicePage, b: ServicePage): number {
  const rank = ({ staging }: ServicePage) =>
    staging ? STAGING_NAMES.indexOf(staging) : STAGING_NAMES.length;
  return rank(a) - rank(b) || a.title.localeCompare(b.title);
}
