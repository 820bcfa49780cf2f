import { useState } from "react";
import type { Photo as PhotoData } from "#app/model/schema/photo.ts";
import { Photo } from "./photo.tsx";

type Props = {
  before: PhotoData;
  after: PhotoData;
  label: string;
};

const START_PERCENT = 46;

export function BeforeAfter({ before, after, label }: Props) {
  const [percent, setPercent] = useState(START_PERCENT);
  return (
    <div
      className="group relative aspect-4/5 w-full overflow-hidden bg-sand has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-umber md:aspect-3/2 md:max-h-[86svh] still:grid still:aspect-auto still:max-h-none still:grid-cols-2 still:gap-1 still:[&_source]:hidden"
      style={{ "--at": `${percent}%` }}
    >
      <Photo photo={after} frame="beforeAfter" className={LAYER} />
      <Photo
        photo={before}
        frame="beforeAfter"
        className={`${LAYER} [clip-path:inset(0_calc(100%-var(--at))_0_0)] still:-order-1 still:[clip-path:none]`}
      />
      <span className="compare-handle still:hidden group-hover:after:scale-106 group-has-focus-visible:after:[box-shadow:0_0_0_3px_var(--color-umber)]" />
      <span className={`${TAG} left-4`}>Before</span>
      <span className={`${TAG} right-4`}>After</span>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        onChange={(event) => setPercent(Number(event.target.value))}
        aria-label={label}
        aria-valuetext={`${percent} % before, ${100 - percent} % after`}
        className="absolute inset-0 m-0 size-full cursor-ew-resize [touch-action:pan-y] opacity-0 still:hidden"
      />
    </div>
  );
}

const LAYER = "absolute inset-0 size-full object-cover object-(--focus) still:static still:h-auto";
const TAG = "pointer-events-none absolute bottom-4 bg-paper px-3 py-1 text-caption";
