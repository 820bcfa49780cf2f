import { FIRST_PAGE_ENTRIES } from "#app/config/limits.ts";
import { cutIntoPages, type ListPosition } from "#app/lib/list-pages.ts";

export function listPage<Entry>(entries: Entry[], number: string | undefined) {
  const pages = cutIntoPages(entries, FIRST_PAGE_ENTRIES);
  const page = number === undefined ? 1 : Number(number);
  const listed = number === "1" ? undefined : pages[page - 1];
  const list: ListPosition = { page, pages: pages.length, total: entries.length };
  return listed && { listed, list };
}
