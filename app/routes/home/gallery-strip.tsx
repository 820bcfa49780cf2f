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
      <ul {...strip} className="strip gallery">
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
          <div className="max-[24rem]:order-last max-[24rem]:w-full max-[24rem]:*:justify-center">
            <Dots count={count} current={index} name="Photo" onSelect={show} />
          </div>
          <RoundButton icon="next" aria-label="Next photo" onClick={() => show(index + 1)} />
        </div>
      )}
    </>
  );
}
