import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from "react";
import { CROPS } from "#app/config/photo-presets.ts";
import { useOnMount } from "#app/hooks/use-on-mount.ts";
import { getCropBox } from "#app/lib/photos/crop-box.ts";
import { getSources } from "#app/lib/photos/sources.ts";
import type { Photo } from "#app/model/types/photo.ts";

type Props = { photo: Photo; children: ReactNode };

/** On phones, the whole photo takes the place of its crop, and scrolls sideways. */
export function WalkIn({ photo, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOffered, setOffered] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const [canScroll, setCanScroll] = useState(false);
  const [hasNudge, setNudge] = useState(false);

  useOnMount(() => {
    const scroller = ref.current;
    if (!scroller || savesData()) return;
    startAtCrop(scroller, setCanScroll);
    untilStill(scroller).then(() => setOffered(true));
  });
  const begin = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    setLoaded(true);
    // The keyboard must reach it as soon as it scrolls, unless the phone was turned meanwhile.
    setCanScroll(currentTarget.clientWidth > 0);
    setNudge(!sessionStorage.getItem(NUDGED));
    sessionStorage.setItem(NUDGED, "true");
  };
  return (
    <div
      {...(canScroll && { role: "group", "aria-label": NAME, tabIndex: 0 })}
      ref={ref}
      data-walkable={isLoaded || undefined}
      className="walk-in"
      style={isLoaded ? describeCrop(photo) : undefined}
      onScroll={({ currentTarget }) => showPlace(currentTarget)}
    >
      <div data-nudge={hasNudge || undefined} className="walk-in-room">
        {children}
        {isOffered && isWiderThanCrop(photo) && <WholePhoto photo={photo} onLoad={begin} />}
        <span className="walk-in-place" />
      </div>
    </div>
  );
}

type WholePhotoProps = Pick<ComponentProps<"img">, "onLoad"> & { photo: Photo };

/** Its style sheet shows it on upright phones only; elsewhere it never loads. */
export function WholePhoto({ photo, onLoad }: WholePhotoProps) {
  const [avif] = getSources(photo, "walkIn");
  return (
    avif && (
      <img
        alt=""
        sizes={avif.sizes}
        srcSet={avif.srcSet}
        loading="lazy"
        onLoad={onLoad}
        className="walk-in-whole"
        style={{ "--focus": photo.focus }}
      />
    )
  );
}

const NAME = "Whole photo, scrolls sideways";
const NUDGED = "walk-in-nudged";

const isWiderThanCrop = ({ width, height }: Photo) => width / height > CROPS.portrait.ratio;

/** Safari and Firefox have no `connection`. */
function savesData() {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  return connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
}

async function untilStill(scroller: HTMLElement) {
  if (document.readyState !== "complete")
    await new Promise((loaded) => addEventListener("load", loaded));
  const moving = scroller.getAnimations({ subtree: true });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** From these, walk-in.css calculates the photo's scale, and where the crop is in it. */
function describeCrop(photo: Photo): CSSProperties {
  const { ratio } = CROPS.portrait;
  const crop = getCropBox(photo, ratio, photo.focus);
  return {
    "--crop-ratio": ratio,
    "--crop-width": crop.width / photo.width,
    "--crop-left": crop.left / photo.width,
    "--focus-left": Number.parseFloat(photo.focus ?? "40%") / 100,
  };
}

/** And whenever the size changes. */
function startAtCrop(scroller: HTMLElement, onChange: (canScroll: boolean) => void) {
  const observer = new ResizeObserver(() => {
    const crop = scroller.querySelector("img");
    if (!crop) return;
    scroller.scrollLeft +=
      crop.getBoundingClientRect().left - scroller.getBoundingClientRect().left;
    showPlace(scroller);
    onChange(scroller.scrollWidth > scroller.clientWidth);
  });
  if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
}

function showPlace(scroller: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = scroller;
  const share = scrollLeft / Math.max(1, scrollWidth - clientWidth);
  scroller.style.setProperty("--place", `${100 * share}%`);
}
