/** Where a page stands in its list, which may have more entries than the page shows. */
export type ListPlace = { page: number; pages: number; total: number };
