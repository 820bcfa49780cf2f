import { capitalize, countOf } from "#app/lib/text/words.ts";
import { useKept } from "./use-kept.ts";

/** A list that buttons narrow to one of its categories; `entry` is what one item is called. */
export function useCategory<Item extends { category: string }>(items: Item[], entry: string) {
  const [wanted, setCategory] = useKept(`category of ${entry}`);
  const options = categoryOptions(items);
  const category = options.find(({ value }) => value === wanted)?.value;
  const shown = items.filter((item) => !category || item.category === category);
  const status = describeCategory(category, shown.length, items.length, entry);
  return { category, setCategory, options, shown, status };
}

export function categoryOptions(items: { category: string }[]) {
  const categories = new Set(items.map(({ category }) => category));
  return Array.from(categories, (value) => ({ value, label: capitalize(value) }));
}

/** 'Showing all 10 photos', 'Showing 2 of 10 photos: Kitchen' */
export function describeCategory(
  category: string | undefined,
  count: number,
  total: number,
  entry: string,
) {
  return category
    ? `Showing ${count} of ${countOf(total, entry)}: ${capitalize(category)}`
    : `Showing ${total > 1 ? "all " : ""}${countOf(total, entry)}`;
}
