import { basename, isAbsolute } from "node:path";
import type { z } from "zod";
import { STAGING_NAMES } from "#app/config/stagings.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";
import type { ContentPart } from "./check/checked-content.ts";
import { crossCheck } from "./check/cross-check.server.ts";
import { OWNERS_FOLDER } from "./content-folder.server.ts";
import { parseMarkdown } from "./parse/markdown.server.ts";
import { placeholdersOf } from "./parse/placeholders.ts";
import { ContentError, ContentProblems } from "./problems.ts";
import { ContentReader } from "./reader.server.ts";

/**
 * Reads and checks any content folder; throws one report of all that is wrong. For commands and tests;
 * pages and the build take the content of this site from getSite().
 */
export async function loadContent(folder: string): Promise<Content> {
  const problems = new ContentProblems(isAbsolute(folder) ? OWNERS_FOLDER : folder);
  const parts: ContentPart[] = [];
  const reader = new ContentReader(folder, problems);

  const { files, wrong } = await readFiles(reader, parts);
  const projects = await readEntries(reader, parts, CONTENT_FOLDERS.projects);
  const posts = await readEntries(reader, parts, CONTENT_FOLDERS.posts);
  const servicePages = await readEntries(reader, parts, CONTENT_FOLDERS.servicePages);
  const isComplete = problems.count === 0;

  projects.sort((a, b) => b.id - a.id);
  posts.sort((a, b) => b.date.localeCompare(a.date));
  servicePages.sort(byStaging);

  // A file that failed its schema is undefined until the report is thrown.
  const content = { ...files, projects, posts, servicePages } as Content;
  await crossCheck({ content, isComplete, wrong, parts }, folder, problems);
  if (problems.count > 0) throw new ContentError(problems);
  return posts.length > 0 ? content : { ...content, blog: undefined };
}

async function readFiles(reader: ContentReader, parts: ContentPart[]) {
  const files: Record<string, unknown> = {};
  const wrong = new Set<string>();
  for (const [name, { file, schema, ...rest }] of Object.entries(CONTENT_FILES)) {
    if ("whenMissing" in rest && !reader.has(file)) files[name] = rest.whenMissing;
    else {
      files[name] = await readPart(reader, parts, file, schema);
      if (files[name] === undefined) wrong.add(name);
    }
    // The first file, since every other may quote it.
    if (name === "business" && files.business)
      reader.placeholders = placeholdersOf(files.business as Content["business"]);
  }
  return { files, wrong };
}

type Folder<Schema> = { folder: string; extension: ".yml" | ".md"; schema: Schema };

async function readEntries<Schema extends z.ZodType<object>, Extension extends ".yml" | ".md">(
  reader: ContentReader,
  parts: ContentPart[],
  { folder, extension, schema }: Folder<Schema> & { extension: Extension },
) {
  const entries: (EntryOf<Schema, Extension> & { slug: string })[] = [];
  for (const file of await reader.list(folder, extension)) {
    const slug = basename(file, extension);
    // A post has its number in its path, so that its file may be called anything.
    if (folder !== CONTENT_FOLDERS.posts.folder && slug !== slugify(slug))
      reader.problems.add(
        file,
        "",
        `becomes an address, so its name should be like ${slugify(slug) || "pool-house"}${extension}`,
      );
    const entry = await readPart(reader, parts, file, schema);
    if (entry) entries.push({ ...(entry as EntryOf<Schema, Extension>), slug });
  }
  return entries;
}

type EntryOf<Schema extends z.ZodType, Extension> = z.infer<Schema> &
  (Extension extends ".md" ? { body: ReturnType<typeof parseMarkdown> } : unknown);

async function readPart(
  reader: ContentReader,
  parts: ContentPart[],
  file: string,
  schema: z.ZodType,
): Promise<unknown> {
  if (file.endsWith(".yml")) {
    const data = await reader.yaml(file, schema);
    if (data) parts.push({ file, schema, data, texts: answersOf(file, data, reader) });
    return data;
  }
  const read = await reader.markdown(file, schema as z.ZodType<object>);
  if (!read) return undefined;
  const blocks = parseMarkdown(read.body, (what) => reader.problems.add(file, "text", what));
  parts.push({ file, schema, data: read.fields, texts: [{ place: "text", blocks }] });
  return { ...read.fields, body: blocks };
}

function answersOf(file: string, data: unknown, { problems }: ContentReader) {
  if (file !== CONTENT_FILES.faqs.file) return [];
  return (data as Content["faqs"]).map(({ answer }, index) => {
    const place = `item ${index + 1}, answer`;
    const refuse = (what: string) => problems.add(file, place, what);
    const blocks = parseMarkdown(answer, refuse);
    if (blocks.some(({ kind }) => kind === "heading")) refuse("an answer has no headings");
    return { place, blocks };
  });
}

type ServicePage = Content["servicePages"][number];

function byStaging(a: ServicePage, b: ServicePage): number {
  const rank = ({ staging }: ServicePage) =>
    staging ? STAGING_NAMES.indexOf(staging) : STAGING_NAMES.length;
  return rank(a) - rank(b) || a.title.localeCompare(b.title);
}
