import type { ReactNode, RefObject } from "react";
import { FilterButtons } from "#app/components/filter-buttons.tsx";
import { TextField } from "#app/ui/text-field.tsx";

type Props = {
  field: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (text: string, options?: { replace: boolean }) => void;
  onReach: () => void;
  categories: string[];
  children: ReactNode;
};

export function SearchPanel({ field, search, onSearch, onReach, categories, children }: Props) {
  const words = search.trim().toLowerCase();
  return (
    <search
      onPointerEnter={onReach}
      onFocus={onReach}
      className="col-span-full min-w-0 border-t border-line pt-5 lg:sticky-if-tall lg:col-margin noscript:hidden"
    >
      <TextField
        ref={field}
        label="Search"
        type="search"
        placeholder="Search articles..."
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value, { replace: true })}
        className="md:max-lg:max-w-100"
      />
      <div className="mt-4 lg:mt-6">
        <FilterButtons
          label="Categories"
          direction="sidebar"
          options={categories.map((category) => ({ value: category, label: category }))}
          chosen={
            categories.find((category) => category.toLowerCase() === words) ?? (words || undefined)
          }
          onChoose={(category = "") => onSearch(category)}
        />
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-6 border-line text-caption text-umber-soft lg:mt-5 lg:border-t lg:pt-2">
        {children}
      </div>
    </search>
  );
}
