import { capitalize, countOf } from "#app/lib/text/words.ts";
import { useKept } from "./use-kept.ts";

export function useCategory<Item extends { category: string }>(items: Item[], entry: string) {
  const [wanted, setCategory] = useKept(`category of ${entry}`);
  const categories = [...new Set(items.map(({ category }) => category))];
  const category = categories.find((value) => value === wanted);
  const shown = items.filter((item) => !category || item.category === category);
  const total = countOf(items.length, entry);
  return {
    category,
    setCategory,
    options: categories.map((value) => ({ value, label: capitalize(value) })),
    shown,
    status: category
      ? `Showing ${shown.length} of ${total}: ${capitalize(category)}`
      : `Showing ${items.length > 1 ? "all " : ""}${total}`,
  };
}
