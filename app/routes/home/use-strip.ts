import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { wrapIndex } from "#app/lib/wrap-index.ts";

type Position = { name: string; index: number; by: "start" | "button" | "swipe" };

/** Full-width slides that scroll natively, and the index in view. Another `name` starts at 0. */
export function useStrip<Strip extends HTMLElement>(count: number, name = "") {
  const ref = useRef<Strip>(null);
  const headingFor = useRef<number>(undefined);
  const start: Position = { name, index: 0, by: "start" };
  const [last, setPosition] = useState(start);
  const position = last.name === name ? last : start;

  const moveTo = (next: Position, behavior: ScrollBehavior) => {
    headingFor.current = next.index;
    setPosition(next);
    const width = ref.current?.clientWidth ?? 0;
    ref.current?.scrollTo({ left: next.index * width, behavior });
  };

  const follow = () => {
    const { scrollLeft = 0, clientWidth = 1 } = ref.current ?? {};
    const nearest = Math.round(scrollLeft / clientWidth);
    if (nearest === headingFor.current) headingFor.current = undefined;
    else if (headingFor.current === undefined && nearest !== position.index)
      setPosition({ name, index: nearest, by: "swipe" });
  };

  // It may have been swiped before hydration.
  const takeOver = useEffectEvent(follow);
  useEffect(() => takeOver(), []);

  // After the new slides are in the DOM: the browser would snap to one that it showed before.
  const begin = useEffectEvent((list: string) => {
    if (last.name !== list) moveTo(start, "instant");
  });
  useLayoutEffect(() => begin(name), [name]);

  const letGo = () => {
    headingFor.current = undefined;
  };

  return {
    ...position,
    show: (wanted: number) => {
      const index = wrapIndex(wanted, count);
      // A neighbor may glide in as the style sheet says; past the ends the strip would race back.
      const isNeighbor = Math.abs(index - position.index) === 1;
      moveTo({ name, index, by: "button" }, isNeighbor ? "auto" : "instant");
    },
    strip: { ref, onScroll: follow, onPointerDown: letGo, onWheel: letGo },
  };
}

export const asSlide = (index: number, count: number) => ({
  role: "group",
  "aria-roledescription": "slide",
  "aria-label": `${index + 1} of ${count}`,
});
