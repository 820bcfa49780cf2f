import { ALL_PAGES, PAGES } from "#app/config/pages.ts";
import { STAGING_NAMES } from "#app/config/stagings.ts";
import { cityPath, postPath, projectPath, servicePath } from "#app/lib/paths.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { hiddenPaths, whyHidden } from "#app/model/read/published.server.ts";
import type { Block, Inline } from "#app/model/schema/rich-text.ts";
import { findRedirect } from "#app/redirects.ts";
import type { CheckedContent, ContentPart } from "./checked-content.ts";
import { describePath } from "./describe-problem.ts";
import { valuesMeaning } from "./schema-values.ts";

const OTHER_SITES = /^(https?:|mailto:|tel:)/i;

export function checkLinks(checked: CheckedContent) {
  const { redirects = [] } = checked.content;
  const known: KnownPaths = {
    pages: pathsOf(checked),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
  };
  const gone = new Set(redirects.filter((redirect) => redirect.gone).map(({ to }) => to));
  const hidden = hiddenPaths(checked.content);
  const check = (file: string, place: string, link: string) => {
    const isGone = file === "redirects.yml" && gone.has(link);
    const problem = linkProblem(link, checked, known, isGone);
    if (problem) checked.problems.add(file, place, problem);
    const why = hidden.get(link.replace(/[#?].*/, ""));
    if (why && !hiddenFiles.has(file))
      checked.problems.add(file, place, `"${link}" ${why}; visitors would not find it`);
  };
  const isHidden = ({ data }: ContentPart) => whyHidden(data as object, checked.content.business);
  const hiddenFiles = new Set(checked.parts.filter(isHidden).map(({ file }) => file));
  for (const { file, schema, data, texts } of checked.parts) {
    for (const { path, value } of valuesMeaning("sitePath", schema, data))
      check(file, describePath(path), value);
    for (const { place, blocks } of texts)
      for (const link of linksIn(blocks)) check(file, place, link);
  }
}

export function checkRedirects(checked: CheckedContent) {
  const pages = pathsOf(checked);
  checked.content.redirects?.forEach(({ from }, index) => {
    const already = findRedirect(from);
    const add = (problem: string) =>
      checked.problems.add("redirects.yml", `item ${index + 1}, from`, `${from} ${problem}`);
    if (pages.has(from)) add("is a page of this site");
    else if (already) add(`leads to ${already} on every site`);
  });
}

type KnownPaths = { pages: Set<string>; redirects: Map<string, string> };

function linkProblem(
  link: string,
  checked: CheckedContent,
  { pages, redirects }: KnownPaths,
  isGone: boolean,
) {
  if (OTHER_SITES.test(link) || link.startsWith("#")) return undefined;
  if (!/^\/(?!\/)/.test(link))
    return `"${link}" leads nowhere; begin with / for a page of this site, or with https://`;
  const url = new URL(link, "https://site.example");
  const path = url.pathname.replace(/(?<=.)\/+$/, "");
  if (pages.has(path)) return viewProblem(link, path, url, checked);
  const to = redirects.get(path) ?? findRedirect(path);
  if (to === path) return `"${link}" leads to itself; name the page that stands there now`;
  if (to) return `"${link}" is a redirect; link to ${to}`;
  const mayBeWrongEntry = /^\/(portfolio|blog|services)(\/|$)/.test(path) && !checked.isComplete;
  return isGone || mayBeWrongEntry ? undefined : `"${link}" leads nowhere: there is no such page`;
}

function viewProblem(
  link: string,
  path: string,
  { hash, searchParams }: URL,
  { content, wrong }: CheckedContent,
) {
  const { estimate, faqs } = content;
  const view = searchParams.get("filter");
  if (path === PAGES.portfolio.path && view && !STAGING_NAMES.some((name) => name === view))
    return `"${link}" shows no other view; after filter= comes ${STAGING_NAMES.join(", ")}`;
  const hasEstimate = estimate || wrong.has("estimate");
  if (path === PAGES.contact.path && hash === "#estimate" && !hasEstimate)
    return `"${link}" leads to the estimator, but there is no estimate.yml`;
  const isQuestion = ({ question }: { question: string }) => hash === `#${slugify(question)}`;
  if (path === PAGES.faq.path && hash && faqs && !faqs.some(isQuestion))
    return `"${link}" leads to a question that is not in faqs.yml`;
  return undefined;
}

/** A page whose words are wrong is there; one without words is not, and a blog needs a post. */
function pathsOf({ content, wrong }: CheckedContent): Set<string> {
  const { projects = [], cities = [], servicePages = [], posts = [] } = content;
  const hasWords = ({ words }: (typeof ALL_PAGES)[number]) =>
    wrong.has(words) || (content[words] !== undefined && (words !== "blog" || posts.length > 0));
  const pages = ALL_PAGES.filter(hasWords).map(({ path }) => path);
  return new Set([
    ...pages,
    "/sitemap.xml",
    "/manifest.webmanifest",
    ...projects.map(projectPath),
    ...cities.map(({ city }) => cityPath(city)),
    ...servicePages.map(({ slug }) => servicePath(slug)),
    ...(pages.includes(PAGES.blog.path)
      ? ["/feed.xml", ...posts.map(({ id }) => postPath(id))]
      : []),
  ]);
}

function* linksIn(blocks: Block<string>[]): Generator<string> {
  for (const block of blocks) {
    if ("items" in block) for (const item of block.items) yield* linksOf(item);
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
