import type { ComponentProps } from "react";
import { useFocusOnArrival } from "#app/hooks/use-focus-on-arrival.ts";

/** The h1: takes the focus after a client navigation, so that a new page is announced. */
export function PageHeading(props: ComponentProps<"h1">) {
  const ref = useFocusOnArrival<HTMLHeadingElement>();
  return <h1 ref={ref} tabIndex={-1} {...props} />;
}
