import { capitalize, countOf } from "./text/words.ts";

/**
 * The filters of a list: 'All', then each category once, in the order of the list. Of one category
 * alone there is nothing to choose.
 */
export function categoryOptions<Category extends string>(items: { category: Category }[]) {
  const categories = new Set(items.map(({ category }) => category));
  if (categories.size < 2) return [];
  return [
    { value: "all" as const, label: "All" },
    ...Array.from(categories, (value) => ({ value, label: capitalize(value) })),
  ];
}

/** 'Showing all 10 photos', 'Showing 2 of 10 photos: Kitchen' */
export function describeCategory(category: string, count: number, total: number, entry: string) {
  return category === "all"
    ? `Showing ${total > 1 ? "all " : ""}${countOf(total, entry)}`
    : `Showing ${count} of ${countOf(total, entry)}: ${capitalize(category)}`;
}
