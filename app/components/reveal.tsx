import type { ReactNode } from "react";
import { useReveal } from "#app/hooks/use-reveal.ts";
import { useRise } from "#app/hooks/use-rise.ts";
import { joinClasses } from "#app/lib/join-classes.ts";

type Props = {
  as?: "div" | "li" | "article" | "figure";
  /** Position among its siblings: each waits one stagger longer. */
  index?: number;
  staggerMs?: number;
  className?: string;
  children: ReactNode;
};

/** Lets its content rise in: by CSS alone as the start-up screen lifts, later when first seen. */
export function Reveal(props: Props) {
  const { as: Element = "div", index = 0, staggerMs = 0, className, children } = props;
  const ref = useReveal<HTMLElement>(staggerMs);
  const { withPage, style } = useRise(index, staggerMs);
  return (
    <Element
      ref={ref as never}
      className={joinClasses(className, withPage && "rise")}
      style={style}
    >
      {children}
    </Element>
  );
}
