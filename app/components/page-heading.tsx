import { type ComponentProps, useEffect, useRef } from "react";
import { useArrivedByNavigation } from "#app/hooks/use-hydrated.ts";

/** The h1: takes the focus after a client navigation, so that a new page is announced. */
export function PageHeading(props: ComponentProps<"h1">) {
  const ref = useRef<HTMLHeadingElement>(null);
  const arrivedByNavigation = useArrivedByNavigation();
  useEffect(() => {
    if (arrivedByNavigation) ref.current?.focus({ preventScroll: true });
  }, [arrivedByNavigation]);
  return <h1 ref={ref} tabIndex={-1} {...props} />;
}
