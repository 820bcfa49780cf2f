import { basename, isAbsolute } from "node:path";
import type { z } from "zod";
import { STAGING_NAMES } from "#app/config/stagings.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";
import { crossCheck } from "./check/cross-check.server.ts";
import { OWNERS_FOLDER } from "./content-folder.server.ts";
import { parseMarkdown } from "./parse/markdown.server.ts";
import { placeholdersOf } from "./parse/placeholders.ts";
import { ContentProblems } from "./problems.ts";
import { ContentReader } from "./reader.server.ts";
import { undescribedPhotos } from "./undescribed-photos.ts";

/** Of any folder, for commands and tests; pages and the build call getSite(). */
export async function loadContent(folder: string): Promise<Content> {
  return (await loadParts(folder)).content;
}

/** With its files one by one, as they were checked. */
export async function loadParts(folder: string) {
  const problems = new ContentProblems(isAbsolute(folder) ? OWNERS_FOLDER : folder);
  const reader = new ContentReader(folder, problems);

  const { files, wrong } = await readFiles(reader);
  const projects = await readEntries(reader, "projects");
  const posts = await readEntries(reader, "posts");
  const servicePages = await readEntries(reader, "servicePages");
  const isComplete = problems.count === 0;

  projects.sort((a, b) => b.id - a.id);
  posts.sort((a, b) => b.date.localeCompare(a.date));
  servicePages.sort(byStaging);

  // A file that failed its schema is undefined until the report is thrown.
  const content = { ...files, projects, posts, servicePages } as Content;
  const { parts } = reader;
  await crossCheck({ content, isComplete, wrong, parts, folder, problems });
  if (problems.count > 0) throw problems.refusal();
  content.photos.push(...undescribedPhotos(content.photos, parts));
  return { content: posts.length > 0 ? content : { ...content, blog: undefined }, parts };
}

async function readFiles(reader: ContentReader) {
  const files: Record<string, unknown> = {};
  const wrong = new Set<string>();
  reader.placeholders = {};
  for (const [name, { file, schema, ...rest }] of Object.entries(CONTENT_FILES)) {
    if ("whenMissing" in rest && !reader.has(file)) files[name] = rest.whenMissing;
    else {
      files[name] = await readPart(reader, file, schema);
      if (files[name] === undefined) wrong.add(name);
    }
    // The first file, since every other may quote it.
    if (name === "business")
      reader.placeholders = files.business
        ? placeholdersOf(files.business as Content["business"])
        : undefined;
  }
  return { files, wrong };
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
    if (name !== "posts" && slug !== proper) {
      const what = `becomes an address, so its name should be like ${proper || "pool-house"}${extension}`;
      reader.problems.add(file, [], what);
    }
    const entry = await readPart(reader, file, schema);
    if (entry) entries.push({ ...entry, slug });
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
