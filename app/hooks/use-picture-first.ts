import { use, useEffect } from "react";
import { useLocation } from "react-router";
import { FRAMES, type Frame, type View } from "#app/config/frames.ts";
import { PICTURE_WAIT_MS } from "#app/config/timing.ts";
import { type CutSource, plainSource, srcSet } from "#app/lib/photo-sources.ts";
import { useArrivedByNavigation } from "./use-arrived-by-navigation.ts";

/** The path of the page on the screen; while the next one is rendered, it is still the last. */
let shownPath: string | undefined;

const pictures = new Map<string, Promise<void>>();

/** For the app as a whole: remembers which page is shown. */
export function useShownPath() {
  const { pathname } = useLocation();
  useEffect(() => {
    shownPath = pathname;
  }, [pathname]);
}

/** Holds a page change, which React renders beside the page before it, until the picture is there. */
export function usePictureFirst(photo: CutSource, frame: Frame) {
  const { pathname } = useLocation();
  const arrivedByNavigation = useArrivedByNavigation();
  if (arrivedByNavigation && pathname !== shownPath) use(pictureOf(photo, frame));
}

function pictureOf(photo: CutSource, frame: Frame): Promise<void> {
  const known = pictures.get(photo.src);
  if (known) return known;
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, PICTURE_WAIT_MS));
  const coming = Promise.race([fetchPicture(photo, frame), tooLate]);
  pictures.set(photo.src, coming);
  return coming;
}

/** Lets the browser choose and decode the file that the page will show. */
async function fetchPicture(photo: CutSource, frame: Frame): Promise<void> {
  const picture = document.createElement("picture");
  if (photo.widths.length > 0)
    picture.append(...FRAMES[frame].flatMap((view: View) => sourcesOf(photo, view)));
  const image = document.createElement("img");
  picture.append(image);
  image.src = plainSource(photo);
  await image.decode().catch(() => {});
}

function sourcesOf(photo: CutSource, { media, shape, sizes }: View): HTMLSourceElement[] {
  return (["avif", "webp"] as const).map((extension) => {
    const source = document.createElement("source");
    source.type = `image/${extension}`;
    if (media) source.media = media;
    source.sizes = sizes;
    source.srcset = srcSet(photo, extension, shape);
    return source;
  });
}
