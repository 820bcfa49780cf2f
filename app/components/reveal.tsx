import type { ReactNode } from "react";
import { useReveal } from "#app/hooks/use-reveal.ts";

type Props = {
  as?: "div" | "li" | "article" | "figure";
  /** Position among its siblings: each waits one stagger longer. */
  index?: number;
  staggerMs?: number;
  className?: string;
  children: ReactNode;
};

/** Lets its content rise in when it is first seen. */
export function Reveal({
  as: Element = "div",
  index = 0,
  staggerMs = 0,
  className,
  children,
}: Props) {
  const ref = useReveal<HTMLElement>();
  const style = { "--index": index, "--stagger": `${staggerMs}ms` };
  return (
    <Element ref={ref as never} className={className} style={style}>
      {children}
    </Element>
  );
}
