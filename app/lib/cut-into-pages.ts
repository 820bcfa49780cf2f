import { MIN_LAST_PAGE_ENTRIES, PAGE_ENTRIES } from "#app/config/limits.ts";

/** A list in pages; what would leave the last one nearly empty joins the page before. */
export function cutIntoPages<Entry>(entries: Entry[], firstPage = PAGE_ENTRIES): Entry[][] {
  const pages = [entries.slice(0, firstPage)];
  for (let start = firstPage; start < entries.length; start += PAGE_ENTRIES) {
    const page = entries.slice(start, start + PAGE_ENTRIES);
    if (page.length < MIN_LAST_PAGE_ENTRIES) pages.at(-1)?.push(...page);
    else pages.push(page);
  }
  return pages;
}
