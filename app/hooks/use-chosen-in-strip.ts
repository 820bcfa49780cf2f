import { type FocusEvent, useEffect, useRef } from "react";

/** For a row of buttons that scrolls sideways: keeps the pressed and the focused one within it. */
export function useChosenInStrip(chosen: string) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const pressed = ref.current?.querySelector("[aria-pressed=true]");
    const isAtStart = shown.current === undefined && !pressed?.previousElementSibling;
    shown.current = chosen;
    if (ref.current && pressed && !isAtStart) scrollSideways(ref.current, pressed);
  }, [chosen]);
  // Browsers leave a button where it is as long as a part of it can be seen. What is being pressed
  // must not move away from under the pointer.
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLDivElement>) => {
    if (target.matches(":focus-visible")) scrollSideways(currentTarget, target);
  };
  return { ref, onFocus };
}

/** Never the page itself, as scrollIntoView would where the row is above the window. */
function scrollSideways(strip: HTMLElement, item: Element) {
  const room = strip.getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(strip).paddingRight);
  const hiddenLeft = Math.min(0, left - room.left - padding);
  const hiddenRight = Math.max(0, right - room.right + padding);
  strip.scrollLeft += hiddenLeft + hiddenRight;
}
