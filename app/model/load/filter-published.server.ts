import { LEGAL_PAGES } from "#app/config/pages.ts";
import type { Business } from "#app/model/schema/business.ts";
import type { Content } from "#app/model/schema/content.ts";
import { isSample } from "./content-folder.server.ts";

type Entry = { draft?: boolean; date?: string };

/** The sample is never scheduled, so that no date changes it. */
export function getHiddenReason({ draft, date }: Entry = {}, business?: Business) {
  if (draft) return "is a draft";
  const isAhead = date && !isSample() && date > getToday(business?.timeZone);
  return isAhead ? `is scheduled for ${date}` : undefined;
}

/** This is the date where the business is, wherever the site is built. */
export function getToday(timeZone?: string): string {
  return new Date().toLocaleDateString("sv", { timeZone });
}

export function filterPublished(content: Content): Content {
  const isOut = (entry: Entry) => !getHiddenReason(entry, content.business);
  const posts = content.posts.filter(isOut);
  return {
    ...content,
    projects: content.projects.filter(isOut),
    servicePages: content.servicePages.filter(isOut),
    customPages: content.customPages.filter((page) => LEGAL_PAGES.has(page.slug) || isOut(page)),
    posts,
    blog: posts.length > 0 ? content.blog : undefined,
  };
}

export function mapEntriesByPath(content: Partial<Content>): Map<string, Entry> {
  const { cities = [], projects = [], posts = [], servicePages = [], customPages = [] } = content;
  // Legal pages are linked from everywhere, so a draft of one keeps the whole site from being published.
  const legal = customPages
    .filter(({ slug }) => LEGAL_PAGES.has(slug))
    .map(({ path }) => ({ path }));
  const all = [...cities, ...projects, ...posts, ...servicePages, ...customPages, ...legal];
  return new Map(all.map((entry: Entry & { path: string }) => [entry.path, entry]));
}
