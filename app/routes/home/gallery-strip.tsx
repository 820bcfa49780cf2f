import type { ReactNode } from "react";
import { Dots } from "#app/ui/dots.tsx";
import { RoundButton } from "#app/ui/icon-button.tsx";
import { useStrip } from "./use-strip.ts";

type Props = {
  titles: string[];
  withButtons: boolean;
  children: ReactNode;
};

export function GalleryStrip({ titles, withButtons, children }: Props) {
  const count = titles.length;
  const { index, by, show, strip } = useStrip(count);
  return (
    <>
      <ul
        {...strip}
        className="flex [scroll-snap-type:x_mandatory] overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-md:-mx-edge motion-safe:scroll-smooth md:grid md:grid-flow-dense md:auto-rows-[clamp(13rem,23vw,24rem)] md:grid-cols-3 md:gap-gap md:overflow-visible noscript:[scrollbar-width:auto]"
      >
        {children}
      </ul>
      <p aria-live="polite" className="sr-only">
        {by !== "start" && `Photo ${index + 1} of ${count}: ${titles[index]}`}
      </p>
      {withButtons && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-y-1 md:hidden">
          <RoundButton
            icon="previous"
            aria-label="Previous photo"
            onClick={() => show(index - 1)}
          />
          <div className="max-[24rem]:order-last max-[24rem]:flex max-[24rem]:w-full max-[24rem]:justify-center">
            <Dots count={count} current={index} name="Photo" onSelect={show} />
          </div>
          <RoundButton icon="next" aria-label="Next photo" onClick={() => show(index + 1)} />
        </div>
      )}
    </>
  );
}
