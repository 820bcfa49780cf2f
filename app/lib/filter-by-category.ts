import { capitalize, pluralize } from "./text/format.ts";

export function filterByCategory<Item extends { category: string }>(
  items: Item[],
  wanted: string | null | undefined,
  entry: string,
) {
  const categories = [...new Set(items.map(({ category }) => category))];
  const category = categories.find((value) => value === wanted);
  const shown = items.filter((item) => !category || item.category === category);
  const total = pluralize(items.length, entry);
  return {
    category,
    options: categories.map((value) => ({ value, label: capitalize(value) })),
    shown,
    status: category
      ? `Showing ${shown.length} of ${total}: ${capitalize(category)}`
      : `Showing ${items.length > 1 ? "all " : ""}${total}`,
  };
}
