import { type FocusEvent, useEffect, useRef } from "react";

type Props<Value extends string> = {
  label: string;
  all?: string;
  options: { value: Value; label: string }[];
  chosen?: Value;
  onChoose: (value?: Value) => void;
  direction?: keyof typeof LAYOUTS;
};

const SCROLLS_ON_PHONES =
  "max-md:-mx-edge max-md:overflow-x-auto max-md:px-edge max-md:[scrollbar-width:none]";

const LAYOUTS = {
  row: `${SCROLLS_ON_PHONES} md:flex-wrap`,
  column: `${SCROLLS_ON_PHONES} md:flex-col md:items-start`,
  sidebar:
    "max-lg:-mx-edge max-lg:overflow-x-auto max-lg:px-edge max-lg:[scrollbar-width:none] lg:flex-col lg:items-start",
};

export function FilterButtons<Value extends string>(props: Props<Value>) {
  const { label, all, options, chosen, onChoose, direction = "row" } = props;
  const strip = useChosenInStrip(chosen);
  if (options.length < 2) return null;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics to plain filters
    <div
      ref={strip}
      role="group"
      aria-label={label}
      onFocus={showFocused}
      className={`relative flex scroll-px-edge gap-x-snug noscript:hidden ${LAYOUTS[direction]}`}
    >
      {[...(all ? [{ value: undefined, label: all }] : []), ...options].map((option) => (
        <button
          key={option.label}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
          className="min-h-11 min-w-6 flex-none bg-[linear-gradient(var(--color-clay),var(--color-clay))] bg-size-[0_2px] bg-position-[0_calc(100%-0.45rem)] bg-no-repeat text-left text-small text-umber-soft transition-[background-size,color] duration-(--slow) hover:bg-size-[30%_2px] hover:text-umber aria-pressed:bg-size-[100%_2px] aria-pressed:font-medium aria-pressed:text-umber"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** Only for the keyboard: what is being pressed must not move away from under the pointer. */
function showFocused({ target }: FocusEvent) {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
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
