import { useEffect, useRef } from "react";
import { scrollToFocused } from "#app/components/scroll-to-focused.ts";

type Props<Value extends string> = {
  label: string;
  /** Without it, one of the options is always chosen. */
  all?: string | false;
  options: { value: Value; label: string }[];
  chosen?: Value;
  onChoose: (value?: Value) => void;
  direction?: "row" | "column" | "sidebar";
};

export function FilterButtons<Value extends string>(props: Props<Value>) {
  const { label, all = "All", options, chosen, onChoose, direction = "row" } = props;
  const row = useChosenInView(chosen);
  if (options.length < 2) return null;
  const buttons = all ? [{ value: undefined, label: all }, ...options] : options;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics to plain filters
    <div
      ref={row}
      role="group"
      aria-label={label}
      onFocus={scrollToFocused}
      className={`filter-buttons filter-buttons-${direction}`}
    >
      {buttons.map((option) => (
        <button
          key={option.label}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
          className="filter-button"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

function useChosenInView(chosen?: string) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const row = ref.current;
    const button = row?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (row && button && chosen !== before.current)
      row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
    before.current = chosen;
  }, [chosen]);
  return ref;
}
