import { useState } from "react";
import type { Photo as PhotoData } from "#app/model/schema/photo.ts";
import { Photo } from "./photo.tsx";
import { useRise, whenSeen } from "./reveal.tsx";

type Props = {
  before: PhotoData;
  after: PhotoData;
  label: string;
  isOpening?: boolean;
};

const START_PERCENT = 50;

export function BeforeAfter({ before, after, label, isOpening }: Props) {
  const [percent, setPercent] = useState(START_PERCENT);
  const frame = isOpening ? "answer" : "beforeAfter";
  return (
    <div
      data-opening={isOpening}
      className="compare group relative aspect-4/5 w-full overflow-hidden bg-sand has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-umber md:aspect-3/2 md:max-h-[86svh] still:grid still:aspect-auto still:max-h-none still:grid-cols-2 still:gap-1 still:[&_source]:hidden"
      style={{ ...useRise(0, 0), "--at": `${percent}%` }}
    >
      <Photo eager={isOpening} photo={after} frame={frame} className={LAYER} />
      <Photo photo={before} frame={frame} className={`${LAYER} ${LEFT} still:-order-1`} />
      <span className="compare-handle still:hidden">
        <span
          ref={whenSeen}
          className="group-hover:scale-106 group-has-focus-visible:[box-shadow:0_0_0_3px_var(--color-umber)]"
        />
      </span>
      <span className={`absolute inset-0 ${LEFT}`}>
        <span className="photo-tag left-4">{before.tag ?? "Before"}</span>
      </span>
      <span className={after.tag ? BESIDE_LINE : undefined}>
        <span className={`photo-tag ${after.tag ? "left-4" : "right-4"}`}>
          {after.tag ?? "After"}
        </span>
      </span>
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

export const compareLabel = ({ caption }: { caption: string }) =>
  `Compare before and after: ${caption}`;

/** By a transform, which shifts no layout, and never beyond the photo. */
const BESIDE_LINE = "pointer-events-none absolute inset-0 [translate:min(var(--at),100%-10.5rem)]";
const LAYER = "absolute inset-0 size-full object-cover object-(--focus) still:static still:h-auto";
const LEFT = "[clip-path:inset(0_calc(100%-var(--at))_0_0)] still:[clip-path:none]";
