import { useRef, useState } from "react";
import { Photo, PhotoTag } from "#app/components/photo.tsx";
import { observeReveal, useStaggerStyle } from "#app/components/reveal.tsx";
import { useOnMount } from "#app/hooks/use-on-mount.ts";
import type { Pair } from "#app/model/queries/parts/photos.server.ts";

type Props = Omit<Pair, "caption"> & { caption?: string; isOpening?: boolean };

const START_PERCENT = 50;

export function BeforeAfter(props: Props) {
  return props.before.isAligned ? <Slider {...props} /> : <SideBySide {...props} />;
}

function SideBySide({ before, after, isOpening }: Props) {
  return (
    <div className="side-by-side">
      {[before, after].map((photo) => (
        <div
          key={photo.src}
          className="side-by-side-photo relative"
          style={{ "--ratio": photo.width / photo.height }}
        >
          <Photo eager={isOpening} photo={photo} preset="sideBySide" className="h-auto w-full" />
          <span className="photo-tag left-4">
            {photo.tag ?? (photo === before ? "Before" : "After")}
          </span>
        </div>
      ))}
    </div>
  );
}

function Slider({ before, after, caption, isOpening }: Props) {
  const [percent, setPercent] = useState(START_PERCENT);
  const input = useRef<HTMLInputElement>(null);
  useOnMount(() => setPercent(input.current?.valueAsNumber ?? START_PERCENT));
  return (
    <div
      data-opening={isOpening}
      className="before-after"
      style={{ ...useStaggerStyle(0, 0), "--at": `${percent}%` }}
    >
      <Photo eager={isOpening} photo={after} />
      <Photo photo={before} className="before-after-clip" />
      <span className="before-after-handle">
        <svg
          ref={observeReveal}
          viewBox="0 0 52 52"
          aria-hidden="true"
          className="before-after-knob icon"
        >
          <path d="m20 20-6 6 6 6M32 20l6 6-6 6" />
        </svg>
      </span>
      <span className="before-after-clip absolute inset-0">
        <span className="photo-tag left-4">{before.tag ?? "Before"}</span>
      </span>
      {after.tag ? (
        <span className="before-after-tag">
          <PhotoTag photo={after} />
        </span>
      ) : (
        <span className="photo-tag right-4">After</span>
      )}
      <input
        ref={input}
        type="range"
        min={0}
        max={100}
        value={percent}
        onChange={(event) => setPercent(Number(event.target.value))}
        aria-label={
          caption
            ? `Compare before and after: ${caption}`
            : "Compare the room before and after staging"
        }
        aria-valuetext={`${percent}% before, ${100 - percent}% after`}
        className="before-after-input"
      />
    </div>
  );
}
