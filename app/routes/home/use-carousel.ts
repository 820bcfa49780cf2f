import { useRef, useState } from "react";
import { useOnMount } from "#app/hooks/use-on-mount.ts";
import { wrapIndex } from "#app/lib/wrap-index.ts";

type Position = { index: number; by: "start" | "button" | "swipe" };

export function useCarousel(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const headingFor = useRef<number>(undefined);
  const [position, setPosition] = useState<Position>({ index: 0, by: "start" });

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

  useOnMount(follow);

  const letGo = () => {
    headingFor.current = undefined;
  };

  return {
    ...position,
    show: (wanted: number) => {
      const index = wrapIndex(wanted, count);
      // Only a neighbor scrolls smoothly; past the ends the carousel would race back.
      const isNeighbor = Math.abs(index - position.index) === 1;
      moveTo({ index, by: "button" }, isNeighbor ? "auto" : "instant");
    },
    track: { ref, onScroll: follow, onPointerDown: letGo, onWheel: letGo },
  };
}

export const getSlideProps = (index: number, count: number) => ({
  role: "group",
  "aria-roledescription": "slide",
  "aria-label": `${index + 1} of ${count}`,
});
