import { ALL_PAGES } from "#app/config/pages.ts";
import { PATHS } from "#app/config/paths.ts";
import { STAGING_TYPE_NAMES } from "#app/config/staging-types.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { entriesByPath, published, whyHidden } from "#app/model/read/published.server.ts";
import type { ContentPart, ContentReader } from "#app/model/read/reader.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { findRedirect, type Redirect } from "#app/redirects.ts";
import type { Path } from "./describe-problem.ts";

const UNCHECKED = /^(https?:|mailto:|tel:|#)/i;
const REDIRECTS_FILE = "redirects.yml";

export function checkLinks(checked: ContentReader) {
  const { content, parts, problems } = checked;
  const pages = pathsOf(checked);
  const entries = entriesByPath(content);
  const check = (part: ContentPart, path: Path, link: string) => {
    const problem = linkProblem(link, checked, pages, part.file);
    if (problem) problems.add(part.file, path, `"${link}" ${problem}`);
    const why = whyHidden(entries.get(link.replace(/[#?].*/, "")), content.business);
    if (why && !whyHidden(part.data, content.business))
      problems.add(part.file, path, `"${link}" ${why}. Visitors can't find it.`);
  };
  for (const part of parts) {
    for (const { path, value, node } of part.values)
      if (node.meaning === "sitePath") check(part, path, value);
    for (const { path, blocks } of part.texts)
      for (const link of linksIn(blocks)) check(part, path, link);
  }
  content.redirects?.forEach(({ from }, index) => {
    if (pages.has(from))
      problems.add(REDIRECTS_FILE, [index, "from"], `${from} is a page of this site`);
  });
}

function linkProblem(link: string, checked: ContentReader, pages: Set<string>, file: string) {
  const { redirects = [] } = checked.content;
  if (UNCHECKED.test(link)) return undefined;
  if (!/^\/(?!\/)/.test(link))
    return "leads nowhere. Start with / for a page of this site, or with https://.";
  const url = new URL(link, "https://site.example");
  const path = pathOf(link);
  if (pages.has(path)) return viewProblem(path, url, checked);
  const to = redirects.find(({ from }) => from === path)?.to ?? findRedirect(path);
  const circle = file === REDIRECTS_FILE ? circleOf(path, redirects) : [];
  if (circle.length > 1) {
    const lines = circle.map((index) => checked.problems.lineFinders.get(file)?.([index]));
    return `is a redirect loop (lines ${lines.join(" and ")}). Point one at a page.`;
  }
  if (to === path) return "leads to itself. Name the page it should show.";
  if (to) return `is a redirect. Link to ${to}.`;
  const isGone = file === REDIRECTS_FILE && redirects.some(({ gone, to }) => gone && to === link);
  const mayBeWrongEntry =
    checked.wrong.has(`pages${path}.md`) ||
    (/^\/(portfolio|blog|services)(\/|$)/.test(path) && checked.wrong.size > 0);
  if (isGone || mayBeWrongEntry) return undefined;
  return path === PATHS.blog && checked.content.posts?.length
    ? "leads nowhere while every article is a draft or scheduled"
    : "leads nowhere: there is no such page";
}

/** Which redirects lead from a path back to it. */
function circleOf(start: string, redirects: Redirect[]): number[] {
  const met: number[] = [];
  for (let path = start; ; ) {
    const next = redirects.findIndex(({ from }) => from === path);
    if (next < 0 || met.includes(next)) return next === met[0] ? met : [];
    met.push(next);
    path = pathOf(redirects[next]?.to ?? "");
  }
}

const pathOf = (link: string) =>
  new URL(link, "https://site.example").pathname.replace(/(?<=.)\/+$/, "");

function viewProblem(path: string, { hash, searchParams }: URL, checked: ContentReader) {
  const { estimate, faqs } = checked.content;
  const view = searchParams.get("filter");
  if (path === PATHS.portfolio && view && !STAGING_TYPE_NAMES.some((name) => name === view))
    return `shows no other view. After filter= write one of ${STAGING_TYPE_NAMES.join(", ")}.`;
  const hasEstimate = estimate || checked.wrong.has("estimate");
  if (path === PATHS.contact && hash === "#estimate" && !hasEstimate)
    return "leads to the estimator, but there is no estimate.yml";
  const isQuestion = ({ question }: { question: string }) => hash === `#${slugify(question)}`;
  if (path === PATHS.faq && hash && faqs && !faqs.some(isQuestion))
    return "leads to a question that is not in faqs.yml";
  return undefined;
}

/** A page whose words are wrong is there; one without words is not, and a blog needs a published post. */
function pathsOf({ content, wrong }: ContentReader): Set<string> {
  const shown = published(content as Content);
  const pages = ALL_PAGES.filter(({ key }) => wrong.has(key) || shown[key]);
  const hasBlog = pages.some(({ key }) => key === "blog");
  return new Set([
    ...pages.map(({ path }) => path),
    ...["/sitemap.xml", "/manifest.webmanifest", ...(hasBlog ? ["/feed.xml"] : [])],
    ...entriesByPath(hasBlog ? content : { ...content, posts: [] }).keys(),
  ]);
}

function linksIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "to" in node ? [String(node.to)] : [];
  return [...own, ...Object.values(node).flatMap(linksIn)];
}
