import { use, useEffect } from "react";
import { useLocation } from "react-router";
import type { Frame } from "#app/config/frames.ts";
import { PHOTO_WAIT_MS } from "#app/config/timing.ts";
import { type CutSource, plainSource, sourcesOf } from "#app/lib/photos/sources.ts";
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
export function usePhotoFirst(photo: CutSource, frame: Frame) {
  const { pathname } = useLocation();
  const arrivedByNavigation = useArrivedByNavigation();
  if (arrivedByNavigation && pathname !== shownPath) use(pictureOf(photo, frame));
}

function pictureOf(photo: CutSource, frame: Frame): Promise<void> {
  const known = pictures.get(photo.src);
  if (known) return known;
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, PHOTO_WAIT_MS));
  const coming = Promise.race([fetchPhoto(photo, frame), tooLate]);
  pictures.set(photo.src, coming);
  return coming;
}

/** Lets the browser choose and decode the file that the page will show. */
async function fetchPhoto(photo: CutSource, frame: Frame): Promise<void> {
  const picture = document.createElement("picture");
  for (const { type, media = "", sizes, srcSet } of sourcesOf(photo, frame))
    picture.append(
      Object.assign(document.createElement("source"), { type, media, sizes, srcset: srcSet }),
    );
  const image = document.createElement("img");
  picture.append(image);
  image.src = plainSource(photo);
  await image.decode().catch(() => {});
}
