import { basename, isAbsolute } from "node:path";
import type { z } from "zod";
import { STAGING_NAMES } from "#app/config/stagings.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES, CONTENT_FOLDERS, LEGAL_FILES } from "#app/model/schema/content-files.ts";
import { legalPage } from "#app/model/schema/post.ts";
import type { ServicePageEntry } from "#app/model/schema/service-page.ts";
import type { ContentPart } from "./check/content-part.ts";
import { crossCheck } from "./check/cross-check.server.ts";
import { OWNERS_FOLDER } from "./content-folder.server.ts";
import { factsOf } from "./facts.ts";
import { FileMemory } from "./file-memory.server.ts";
import { parseMarkdown } from "./parse/markdown.server.ts";
import { ContentError, ContentProblems } from "./problems.ts";
import type { ContentReader } from "./read-content.server.ts";
import { RememberingReader } from "./remembering-reader.server.ts";

/** Reads and checks a whole content folder; throws one report of all that is wrong. */
export async function loadContent(folder: string, memory = new FileMemory()): Promise<Content> {
  const problems = new ContentProblems(isAbsolute(folder) ? OWNERS_FOLDER : folder);
  const parts: ContentPart[] = [];
  const reader = new RememberingReader(folder, problems, memory);

  const files = await readFiles(reader, parts);
  const projects = await readProjects(reader, parts);
  const posts = await readEntries(reader, parts, CONTENT_FOLDERS.posts);
  const servicePages = await readEntries(reader, parts, CONTENT_FOLDERS.servicePages);
  const isComplete = problems.count === 0;
  const legal: Record<string, unknown> = {};
  for (const [name, file] of Object.entries(LEGAL_FILES))
    legal[name] = await readMarkdown(reader, parts, file, legalPage);

  // Newest first: the portfolio and the blog show them in this order.
  projects.sort((a, b) => b.id - a.id);
  posts.sort((a, b) => b.date.localeCompare(a.date));
  servicePages.sort(byStaging);

  // A file that failed its schema is undefined until the report is thrown.
  const content = { ...files, projects, posts, servicePages, legal } as Content;
  await crossCheck({ content, isComplete }, parts, folder, problems);
  if (problems.count > 0) throw new ContentError(problems);
  return content;
}

/** The business first: every other file may quote its facts. */
async function readFiles(reader: ContentReader, parts: ContentPart[]) {
  const { file, schema } = CONTENT_FILES.business;
  const business = await reader.yaml(file, schema);
  reader.facts = business && factsOf(business);
  if (business) parts.push({ file, schema, data: business, texts: [] });

  const files: Record<string, unknown> = { business };
  for (const [name, { file, schema, ...rest }] of Object.entries(CONTENT_FILES)) {
    if (name === "business") continue;
    if ("whenMissing" in rest && !reader.has(file)) files[name] = rest.whenMissing;
    else {
      const data = await reader.yaml(file, schema);
      files[name] = data;
      const texts = name === "faqs" && data ? answersOf(data as Content["faqs"], reader) : [];
      if (data) parts.push({ file, schema, data, texts });
    }
  }
  return files;
}

function answersOf(faqs: Content["faqs"], { problems }: ContentReader) {
  return faqs.map(({ answer }, index) => {
    const place = `item ${index + 1}, answer`;
    const refuse = (what: string) => problems.add("faqs.yml", place, what);
    const blocks = parseMarkdown(answer, refuse);
    // Its question is one already, and several answers stand on one page.
    if (blocks.some(({ kind }) => kind === "heading")) refuse("an answer has no headings");
    return { place, blocks };
  });
}

async function readProjects(reader: ContentReader, parts: ContentPart[]) {
  const { folder, extension, schema } = CONTENT_FOLDERS.projects;
  const projects = [];
  for (const file of await reader.list(folder, extension)) {
    checkName(file, extension, reader);
    const slug = basename(file, extension);
    const data = await reader.yaml(file, schema);
    if (!data) continue;
    if (!slugify(data.city)) reader.problems.add(file, "city", "has no letters for an address");
    projects.push({ ...data, slug });
    parts.push({ file, schema, data, texts: [] });
  }
  return projects;
}

type Folder<Fields> = { folder: string; extension: string; schema: z.ZodType<Fields> };

async function readEntries<Fields extends object>(
  reader: ContentReader,
  parts: ContentPart[],
  { folder, extension, schema }: Folder<Fields>,
) {
  const entries = [];
  for (const file of await reader.list(folder, extension)) {
    // An article has its number in its address, so that its file may be called anything.
    if (folder !== CONTENT_FOLDERS.posts.folder) checkName(file, extension, reader);
    const entry = await readMarkdown(reader, parts, file, schema);
    if (entry) entries.push({ ...entry, slug: basename(file, extension) });
  }
  return entries;
}

function checkName(file: string, extension: string, { problems }: ContentReader) {
  const slug = basename(file, extension);
  if (slug !== slugify(slug))
    problems.add(
      file,
      "",
      `becomes an address, so its name should be like ${slugify(slug) || "pool-house"}${extension}`,
    );
}

/** The three kinds of staging in their own order, then what else is offered. */
function byStaging(a: ServicePageEntry, b: ServicePageEntry): number {
  const rank = ({ staging }: ServicePageEntry) =>
    staging ? STAGING_NAMES.indexOf(staging) : STAGING_NAMES.length;
  return rank(a) - rank(b) || a.title.localeCompare(b.title);
}

async function readMarkdown<Fields extends object>(
  reader: ContentReader,
  parts: ContentPart[],
  file: string,
  schema: z.ZodType<Fields>,
) {
  const read = await reader.markdown(file, schema);
  if (!read) return undefined;
  const blocks = parseMarkdown(read.body, (what) => reader.problems.add(file, "text", what));
  parts.push({ file, schema, data: read.fields, texts: [{ place: "text", blocks }] });
  return { ...read.fields, body: blocks };
}
