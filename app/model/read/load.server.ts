import { basename, isAbsolute } from "node:path";
import type { z } from "zod";
import { addressLines } from "#app/lib/address-lines.ts";
import type { Business } from "#app/model/schema/business.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES, CONTENT_FOLDERS, LEGAL_FILES } from "#app/model/schema/content-files.ts";
import { legalPage } from "#app/model/schema/post.ts";
import { OWNERS_FOLDER } from "./content-folder.server.ts";
import { ContentError, ContentProblems } from "./content-problems.ts";
import { crossCheck } from "./cross-check.server.ts";
import { parseMarkdown } from "./parse-markdown.server.ts";
import { ContentReader, type Facts } from "./read-content.server.ts";
import { yearsInBusiness } from "./years-in-business.ts";

/** Reads and checks a whole content folder; throws one report of all that is wrong. */
export async function loadContent(folder: string): Promise<Content> {
  const problems = new ContentProblems(isAbsolute(folder) ? OWNERS_FOLDER : folder);
  const reader = new ContentReader(folder, problems);

  const business = await reader.yaml(CONTENT_FILES.business.file, CONTENT_FILES.business.schema);
  reader.facts = business && factsOf(business);

  const files: Record<string, unknown> = { business };
  for (const [name, { file, schema, ...rest }] of Object.entries(CONTENT_FILES))
    if ("whenMissing" in rest && !reader.has(file)) files[name] = rest.whenMissing;
    else if (name !== "business") files[name] = await reader.yaml(file, schema);

  const projects = [];
  for (const file of await reader.list("projects", CONTENT_FOLDERS.projects.extension)) {
    const fields = await reader.yaml(file, CONTENT_FOLDERS.projects.schema);
    if (fields) projects.push({ ...fields, slug: basename(file, ".yml") });
  }

  const posts = [];
  for (const file of await reader.list("posts", CONTENT_FOLDERS.posts.extension)) {
    const post = await readMarkdown(reader, file, CONTENT_FOLDERS.posts.schema);
    if (post) posts.push({ ...post, slug: basename(file, ".md") });
  }

  const legal: Record<string, unknown> = {};
  for (const [name, file] of Object.entries(LEGAL_FILES))
    legal[name] = await readMarkdown(reader, file, legalPage);

  // Newest first: the portfolio and the blog show them in this order.
  projects.sort((a, b) => b.id - a.id);
  posts.sort((a, b) => b.date.localeCompare(a.date));

  // A file that failed its schema is undefined here; only a complete set is worth cross-checking.
  const content = { ...files, projects, posts, legal } as Content;
  if (problems.count === 0) await crossCheck(content, folder, problems);
  if (problems.count > 0) throw new ContentError(problems);
  return content;
}

async function readMarkdown<Fields extends object>(
  reader: ContentReader,
  file: string,
  schema: z.ZodType<Fields>,
) {
  const read = await reader.markdown(file, schema);
  if (!read) return undefined;
  const body = parseMarkdown(read.body, (what) => reader.problems.add(file, "text", what));
  return { ...read.fields, body };
}

function factsOf(business: Business): Facts {
  return {
    name: business.name,
    fullName: business.alternateName,
    phone: business.phone,
    email: business.email,
    address: addressLines(business).join(", "),
    website: business.website,
    founded: String(business.founded),
    years: yearsInBusiness(business.founded, new Date().getFullYear()),
    rating: business.rating && `${business.rating.value} of ${business.rating.best}`,
    reviews: business.rating && String(business.rating.count),
  };
}
