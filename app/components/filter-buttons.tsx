import { useEffect, useRef } from "react";
import { scrollToFocused } from "#app/components/scroll-to-focused.ts";

type Props<Value extends string> = {
  label: string;
  all?: string;
  options: { value: Value; label: string }[];
  chosen?: Value;
  onChoose: (value?: Value) => void;
  direction?: "row" | "column" | "sidebar";
};

export function FilterButtons<Value extends string>(props: Props<Value>) {
  const { label, all = "All", options, chosen, onChoose, direction = "row" } = props;
  const strip = useChosenInStrip(chosen);
  if (options.length < 2) return null;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics to plain filters
    <div
      ref={strip}
      role="group"
      aria-label={label}
      onFocus={scrollToFocused}
      className={`filters filters-${direction}`}
    >
      {[{ value: undefined, label: all }, ...options].map((option) => (
        <button
          key={option.label}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

function useChosenInStrip(chosen?: string) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const strip = ref.current;
    const button = strip?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (strip && button && chosen !== before.current)
      strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2;
    before.current = chosen;
  }, [chosen]);
  return ref;
}
