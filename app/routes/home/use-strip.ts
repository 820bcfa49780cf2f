import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { wrapIndex } from "#app/lib/wrap-index.ts";

/** Which slide of which list is shown, and what brought it there. */
type Position = { name: string; index: number; by: "start" | "button" | "swipe" };

/**
 * A strip of full-width slides that scrolls natively, and the number of the slide in view:
 * buttons scroll the strip, and a swipe tells the buttons. A list of another `name` starts anew.
 */
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

  // It may have been swiped before React was there to follow.
  const takeOver = useEffectEvent(follow);
  useEffect(() => takeOver(), []);

  // Once the new slides are there: the browser would snap to one that it showed before.
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
