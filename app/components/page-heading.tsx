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

export function PageHero({ title, intro }: { title: string; intro?: string }) {
  return (
    <div className="wrap grid-page items-end gap-y-5 pt-top pb-part">
      <PageHeading className="col-span-full md:col-[1/9]">{title}</PageHeading>
      {intro && (
        <p className="col-span-full max-w-measure text-umber-soft md:col-[9/-1]">{intro}</p>
      )}
    </div>
  );
}
