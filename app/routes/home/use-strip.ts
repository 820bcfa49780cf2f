import { useEffect, useEffectEvent, useRef, useState } from "react";
import { wrapIndex } from "#app/lib/wrap-index.ts";

/** Which slide is shown, and what brought it there. */
type Position = { index: number; by: "start" | "button" | "swipe" };

const START: Position = { index: 0, by: "start" };

/**
 * A strip of full-width slides that scrolls natively, and the number of the slide in view:
 * buttons scroll the strip, and a swipe tells the buttons.
 */
export function useStrip<Strip extends HTMLElement>(count: number) {
  const ref = useRef<Strip>(null);
  const headingFor = useRef<number>(undefined);
  const [position, setPosition] = useState(START);

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
      setPosition({ index: nearest, by: "swipe" });
  };

  // It may have been swiped before React was there to follow.
  const takeOver = useEffectEvent(follow);
  useEffect(() => takeOver(), []);

  const letGo = () => {
    headingFor.current = undefined;
  };

  return {
    ...position,
    show: (wanted: number) => {
      const index = wrapIndex(wanted, count);
      // A neighbour may glide in as the style sheet says; past the ends the strip would race back.
      const isNeighbour = Math.abs(index - position.index) === 1;
      moveTo({ index, by: "button" }, isNeighbour ? "auto" : "instant");
    },
    reset: () => moveTo(START, "instant"),
    strip: { ref, onScroll: follow, onPointerDown: letGo, onWheel: letGo },
  };
}
