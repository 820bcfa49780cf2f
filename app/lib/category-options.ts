import { capitalise } from "./capitalise.ts";

/** The filters of a list: 'All', then each category once, in the order of the list. */
export function categoryOptions<Category extends string>(items: { category: Category }[]) {
  const categories = new Set(items.map(({ category }) => category));
  return [
    { value: "all" as const, label: "All" },
    ...Array.from(categories, (value) => ({ value, label: capitalise(value) })),
  ];
}
