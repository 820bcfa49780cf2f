import { ALL_PAGES } from "#app/config/pages.ts";
import { PATHS } from "#app/config/paths.ts";
import { STAGING_TYPE_NAMES } from "#app/config/staging-types.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import type { ContentPart, ContentReader } from "#app/model/load/content-reader.server.ts";
import type { Path } from "#app/model/load/describe-problem.ts";
import {
  filterPublished,
  getHiddenReason,
  mapEntriesByPath,
} from "#app/model/load/filter-published.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { findRedirect, type Redirect } from "#app/redirects.ts";

const UNCHECKED = /^(https?:|mailto:|tel:|#)/i;
const REDIRECTS_FILE = "redirects.yml";

export function checkLinks(checked: ContentReader) {
  const { content, parts, problems } = checked;
  const pages = listPaths(checked);
  const entries = mapEntriesByPath(content);
  const check = (part: ContentPart, path: Path, link: string) => {
    const problem = findLinkProblem(link, checked, pages, part.file);
    if (problem) problems.add(part.file, path, `"${link}" ${problem}`);
    const why = getHiddenReason(entries.get(link.replace(/[#?].*/, "")), content.business);
    if (why && !getHiddenReason(part.data, content.business))
      problems.add(part.file, path, `"${link}" ${why}. Visitors can't find it.`);
  };
  for (const part of parts) {
    for (const { path, value, node } of part.values)
      if (node.meaning === "sitePath") check(part, path, value);
    for (const { path, blocks } of part.texts)
      for (const link of findLinks(blocks)) check(part, path, link);
  }
  content.redirects?.forEach(({ from }, index) => {
    if (pages.has(from))
      problems.add(REDIRECTS_FILE, [index, "from"], `${from} is a page of this site`);
  });
}

function findLinkProblem(link: string, checked: ContentReader, pages: Set<string>, file: string) {
  const { redirects = [] } = checked.content;
  if (UNCHECKED.test(link)) return undefined;
  if (!/^\/(?!\/)/.test(link))
    return "leads nowhere. Start with / for a page of this site, or with https://.";
  const url = new URL(link, "https://site.example");
  const path = getPath(link);
  if (pages.has(path)) return findViewProblem(path, url, checked);
  const to = redirects.find(({ from }) => from === path)?.to ?? findRedirect(path);
  const loop = file === REDIRECTS_FILE ? findLoop(path, redirects) : [];
  if (loop.length > 1) {
    const lines = loop.map((index) => checked.problems.lineFinders.get(file)?.([index]));
    return `is a redirect loop (lines ${lines.join(" and ")}). Point one at a page.`;
  }
  if (to === path) return "leads to itself. Name the page it should show.";
  if (to) return `is a redirect. Link to ${to}.`;
  const isGone = file === REDIRECTS_FILE && redirects.some(({ gone, to }) => gone && to === link);
  const mayBeWrongEntry =
    checked.invalid.has(`pages${path}.md`) ||
    (/^\/(portfolio|blog|services|originals)(\/|$)/.test(path) && checked.invalid.size > 0);
  if (isGone || mayBeWrongEntry) return undefined;
  return path === PATHS.blog && checked.content.posts?.length
    ? "leads nowhere while every article is a draft or scheduled"
    : "leads nowhere: there is no such page";
}

function findLoop(start: string, redirects: Redirect[]): number[] {
  const met: number[] = [];
  for (let path = start; ; ) {
    const next = redirects.findIndex(({ from }) => from === path);
    if (next < 0 || met.includes(next)) return next === met[0] ? met : [];
    met.push(next);
    path = getPath(redirects[next]?.to ?? "");
  }
}

const getPath = (link: string) =>
  new URL(link, "https://site.example").pathname.replace(/(?<=.)\/+$/, "");

function findViewProblem(path: string, { hash, searchParams }: URL, checked: ContentReader) {
  const { estimate, faqs } = checked.content;
  const view = searchParams.get("filter");
  if (path === PATHS.portfolio && view && !STAGING_TYPE_NAMES.some((name) => name === view))
    return `shows no other view. After filter= write one of ${STAGING_TYPE_NAMES.join(", ")}.`;
  const hasEstimate = estimate || checked.invalid.has("estimate");
  if (path === PATHS.contact && hash === "#estimate" && !hasEstimate)
    return "leads to the estimator, but there is no estimate.yml";
  const isQuestion = ({ question }: { question: string }) => hash === `#${slugify(question)}`;
  if (path === PATHS.faq && hash && faqs && !faqs.some(isQuestion))
    return "leads to a question that is not in faqs.yml";
  return undefined;
}

/** Invalid pages still count as link targets; missing ones don't. The blog needs a published post. */
function listPaths({ content, invalid }: ContentReader): Set<string> {
  const shown = filterPublished(content as Content);
  const pages = ALL_PAGES.filter(({ key }) => invalid.has(key) || shown[key]);
  const hasBlog = pages.some(({ key }) => key === "blog");
  return new Set([
    ...pages.map(({ path }) => path),
    ...["/sitemap.xml", "/manifest.webmanifest", ...(hasBlog ? ["/feed.xml"] : [])],
    ...mapEntriesByPath(hasBlog ? content : { ...content, posts: [] }).keys(),
    ...(content.originals ?? []).map(({ path }) => path),
  ]);
}

function findLinks(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "to" in node ? [String(node.to)] : [];
  return [...own, ...Object.values(node).flatMap(findLinks)];
}
