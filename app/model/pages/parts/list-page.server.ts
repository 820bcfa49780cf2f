import { FIRST_PAGE_ENTRIES } from "#app/config/limits.ts";
import { cutIntoPages } from "#app/lib/cut-into-pages.ts";
import type { ListPlace } from "#app/lib/list-place.ts";

/** One page of a list, the first without a number; undefined where there is none. */
export function listPage<Entry>(entries: Entry[], number: string | undefined) {
  const pages = cutIntoPages(entries, FIRST_PAGE_ENTRIES);
  const page = number === undefined ? 1 : Number(number);
  const listed = number === "1" ? undefined : pages[page - 1];
  const list: ListPlace = { page, pages: pages.length, total: entries.length };
  return listed && { listed, list };
}

export function countListPages(entries: unknown[]): number {
  return cutIntoPages(entries, FIRST_PAGE_ENTRIES).length;
}
