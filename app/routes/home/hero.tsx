import { type PointerEvent, useRef, useState } from "react";
import { Photo } from "#app/components/photo.tsx";
import { PhotoHero } from "#app/components/photo-hero.tsx";
import { HOLD_MOVE_PX } from "#app/config/limits.ts";
import { EMPTY_ROOM_HOLD_MS } from "#app/config/timing.ts";
import { useClientValue, useIsClientNavigation } from "#app/hooks/use-client-value.ts";
import { getPlainSource, getSources } from "#app/lib/photos/sources.ts";
import type { HomePage } from "#app/model/queries/home.server.ts";
import type { Photo as PhotoData } from "#app/model/types/photo.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { type DuskPhoto, formatDuskCaption, isNight, readTime } from "./dusk.ts";
import { WalkIn, WholePhoto } from "./walk-in.tsx";

type Props = HomePage["hero"];

export function Hero(props: Props) {
  const { headline, text, photo, before, caption, states, dusk, primary, secondary } = props;
  const [isEmpty, setEmpty] = useState<boolean>();
  const evening = useClientValue(() => {
    if (HAS.dusk && dusk && isNight(dusk.nights)) return formatDuskCaption(dusk, readTime(dusk));
  }, undefined);
  const shown = evening ? dusk?.photo : photo;
  const emptyRoom = !evening && before?.isAligned && (
    <EmptyRoom photo={before} isEmpty={isEmpty} onEmpty={setEmpty} />
  );
  const day = [caption, states && `${states.empty}. ${states.staged}.`];
  const words = evening ?? day.filter(Boolean).join(" ");
  const title = headline.map((half, index) => (
    <span key={half} className="block md:inline-block md:not-first:ml-[0.22em]">
      {index > 0 && " "}
      {half}
    </span>
  ));
  return (
    <PhotoHero
      title={title}
      photo={
        shown && (
          <WalkIn photo={shown}>
            <Photo
              eager
              photo={shown}
              dusk={HAS.dusk && dusk ? describeDusk(dusk) : undefined}
              className="bg-transparent!"
            />
            {emptyRoom}
          </WalkIn>
        )
      }
    >
      <div className="hero-words page-container">
        {(words || dusk) && (
          <div className="hero-caption">
            <p
              suppressHydrationWarning
              className={emptyRoom && states ? "caption hidden still:block" : "caption"}
            >
              {words}
            </p>
            {emptyRoom && states && (
              <States label={caption} words={states} isEmpty={isEmpty} onEmpty={setEmpty} />
            )}
          </div>
        )}
        <p className="leading-snug xl:col-[1/5] xl:row-start-1">{text}</p>
        <div className="flex gap-2 max-[22rem]:flex-col md:gap-3 xl:col-[9/-1] xl:row-start-1 xl:justify-self-end xl:whitespace-nowrap">
          <ButtonLink to={primary.to} className="max-md:flex-1 max-md:px-2">
            {primary.label}
          </ButtonLink>
          <ButtonLink to={secondary.to} className="button-outline max-md:flex-1 max-md:px-2">
            {secondary.label}
          </ButtonLink>
        </div>
      </div>
    </PhotoHero>
  );
}

function describeDusk({ photo, ...dusk }: NonNullable<Props["dusk"]>): string {
  const srcSets = getSources(photo, photo.preset).map(({ srcSet }) => srcSet);
  const described: DuskPhoto = { ...dusk, srcSets, alt: photo.alt, src: getPlainSource(photo) };
  return JSON.stringify(described);
}

/** `isEmpty` is undefined until the visitor has a say. */
type Emptying = { isEmpty?: boolean; onEmpty: (isEmpty: boolean) => void };

/** The room furnishes itself after a full page load only. */
function EmptyRoom({ photo, isEmpty, onEmpty }: Emptying & { photo: PhotoData }) {
  return (
    <div
      data-empty-room={useIsClientNavigation() ? undefined : ""}
      data-is-empty={isEmpty}
      className="empty-room"
      {...useHold(onEmpty)}
    >
      <Photo photo={photo} decorative className="bg-transparent!" />
      {isEmpty !== undefined && <WholePhoto photo={photo} />}
    </div>
  );
}

function useHold(onHold: (isHeld: boolean) => void) {
  const timer = useRef<number>(undefined);
  const isHeld = useRef(false);
  const from = useRef({ x: 0, y: 0 });
  const change = (next: boolean) => {
    clearTimeout(timer.current);
    if (isHeld.current !== next) onHold(next);
    isHeld.current = next;
  };
  const start = ({ button, clientX: x, clientY: y }: PointerEvent) => {
    from.current = { x, y };
    if (button === 0) timer.current = window.setTimeout(change, EMPTY_ROOM_HOLD_MS, true);
  };
  const end = () => change(false);
  const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
    const { x, y } = from.current;
    if (pointerType === "touch" && Math.hypot(clientX - x, clientY - y) >= HOLD_MOVE_PX) end();
  };
  return {
    onPointerDown: start,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  };
}

type States = Emptying & { label?: string; words: NonNullable<Props["states"]> };

function States({ label, words, isEmpty = false, onEmpty }: States) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics to two words
    <div role="group" aria-label={label} className="flex flex-wrap gap-x-3 md:gap-x-5 still:hidden">
      {[true, false].map((empties) => (
        <button
          key={`${empties}`}
          type="button"
          aria-pressed={isEmpty === empties}
          onClick={() => onEmpty(empties)}
          className="filter-button hero-state"
        >
          {empties ? words.empty : words.staged}
        </button>
      ))}
    </div>
  );
}
