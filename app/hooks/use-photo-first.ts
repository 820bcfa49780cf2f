import { use, useEffect } from "react";
import { useLocation } from "react-router";
import type { Frame } from "#app/config/frames.ts";
import { PHOTO_WAIT_MS } from "#app/config/timing.ts";
import { type CutSource, plainSource, sourcesOf } from "#app/lib/photos/sources.ts";
import { useArrivedByNavigation } from "./use-hydrated.ts";

/** While the next page is rendered, still that of the last. */
let shownPath: string | undefined;

const photos = new Map<string, Promise<void>>();

export function useShownPath() {
  const { pathname } = useLocation();
  useEffect(() => {
    shownPath = pathname;
  }, [pathname]);
}

/** Suspends a page change for a moment, so that the next page fades in with its largest photo. */
export function usePhotoFirst(photo: CutSource, frame: Frame) {
  const { pathname } = useLocation();
  const arrivedByNavigation = useArrivedByNavigation();
  if (arrivedByNavigation && pathname !== shownPath) use(decoded(photo, frame));
}

function decoded(photo: CutSource, frame: Frame): Promise<void> {
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, PHOTO_WAIT_MS));
  const coming = photos.get(photo.src) ?? Promise.race([decode(photo, frame), wait()]);
  photos.set(photo.src, coming);
  return coming;
}

async function decode(photo: CutSource, frame: Frame): Promise<void> {
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
