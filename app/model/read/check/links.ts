import { PATHS } from "#app/config/paths.ts";
import { cityPath, postPath, projectPath, servicePath } from "#app/lib/paths.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentProblems } from "#app/model/read/problems.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Block, Inline } from "#app/model/schema/rich-text.ts";
import type { ContentPart } from "./content-part.ts";
import { describePath } from "./describe-problem.ts";
import { valuesMeaning } from "./schema-values.ts";

const OTHER_SITES = /^(https?:|mailto:|tel:)/i;
const FILES = ["/feed.xml", "/sitemap.xml", "/manifest.webmanifest"];

/** `isComplete` is false while an entry is wrong: its page may well be the one a link means. */
export type Site = { content: Partial<Content>; isComplete: boolean };

/** Every link inside the site, in any field or text, leads to a page that is there. */
export function checkLinks(site: Site, parts: ContentPart[], problems: ContentProblems) {
  const pages = pathsOf(site.content);
  const gone = goneOf(site.content);
  const moved = new Map(site.content.redirects?.map(({ from, to }) => [from, to]));
  const check = (file: string, place: string, link: string) => {
    const problem = linkProblem(link, site, { pages, moved });
    if (problem && !(file === "redirects.yml" && gone.has(link)))
      problems.add(file, place, problem);
  };
  for (const { file, schema, data, texts } of parts) {
    for (const { path, value } of valuesMeaning("sitePath", schema, data))
      check(file, describePath(path), value);
    for (const { place, blocks } of texts)
      for (const link of linksIn(blocks)) check(file, place, link);
  }
}

/** Old addresses must not hide a page that is there. */
export function checkOldAddresses({ content }: Site, problems: ContentProblems) {
  const pages = pathsOf(content);
  content.redirects?.forEach(({ from }, index) => {
    if (pages.has(from))
      problems.add("redirects.yml", `item ${index + 1}, from`, `${from} is a page of this site`);
  });
}

type Addresses = { pages: Set<string>; moved: Map<string, string> };

function linkProblem(link: string, site: Site, { pages, moved }: Addresses): string | undefined {
  if (OTHER_SITES.test(link) || link.startsWith("#")) return undefined;
  if (!/^\/(?!\/)/.test(link))
    return `"${link}" leads nowhere; begin with / for a page of this site, or with https://`;
  const { pathname, hash } = new URL(link, "https://site.example");
  const path = pathname.replace(/(?<=.)\/+$/, "");
  if (pages.has(path)) return anchorProblem(link, path, hash, site.content);
  const to = moved.get(path);
  if (to) return `"${link}" is an old address; link to ${to}`;
  const mayBeWrongEntry = /^\/(portfolio|blog|services)\//.test(path) && !site.isComplete;
  return mayBeWrongEntry ? undefined : `"${link}" leads nowhere: there is no such page`;
}

/** Addresses within a page, where we know what is there. */
function anchorProblem(link: string, path: string, hash: string, content: Partial<Content>) {
  const { estimate, faqs } = content;
  if (path === PATHS.contact && hash === "#estimate" && !estimate)
    return `"${link}" leads to the estimator, but there is no estimate.yml`;
  if (path === PATHS.faq && hash && faqs?.every(({ question }) => hash !== `#${slugify(question)}`))
    return `"${link}" leads to a question that is not in faqs.yml`;
  return undefined;
}

function pathsOf(content: Partial<Content>): Set<string> {
  const { projects = [], cities = [], servicePages = [], posts = [], blog } = content;
  const { notFound: _, projectNotFound: __, blog: blogPath, ...always } = PATHS;
  return new Set([
    ...Object.values(always),
    ...FILES,
    ...projects.map(projectPath),
    ...cities.map(({ city }) => cityPath(city)),
    ...servicePages.map(({ slug }) => servicePath(slug)),
    ...(blog && posts.length > 0 ? [blogPath, ...posts.map(({ id }) => postPath(id))] : []),
  ]);
}

const goneOf = ({ redirects = [] }: Partial<Content>) =>
  new Set(redirects.filter(({ gone }) => gone).map(({ to }) => to));

function* linksIn(blocks: Block<string>[]): Generator<string> {
  for (const block of blocks) {
    if (block.kind === "list") for (const item of block.items) yield* linksOf(item);
    else if (block.kind === "quote") for (const lines of block.paragraphs) yield* linksOf(lines);
    else if (block.kind !== "figure") yield* linksOf(block.children);
  }
}

function* linksOf(nodes: Inline[]): Generator<string> {
  for (const node of nodes) {
    if (typeof node === "string") continue;
    if (node.kind === "link") yield node.to;
    yield* linksOf(node.children);
  }
}
