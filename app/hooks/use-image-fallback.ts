import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  FALLBACK_PHOTOS,
  type FallbackName,
  type FallbackPhoto,
} from "#app/config/fallback-photos.ts";

/** Watches an img and, when it fails, names the picture to show in its place. */
export function useImageFallback(src: string, name: FallbackName | "random") {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<{ src: string; fallback: FallbackPhoto }>();

  const fail = (src: string) => {
    console.warn(`The picture ${src} could not be loaded; a stand-in is shown.`);
    setFailed({ src, fallback: name === "random" ? randomFallback() : FALLBACK_PHOTOS[name] });
  };

  // A picture can fail before React is there to hear of it.
  const failAtOnce = useEffectEvent(fail);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) failAtOnce(src);
  }, [src]);

  return {
    ref,
    onError: () => fail(src),
    fallback: failed?.src === src ? failed.fallback : undefined,
  };
}

function randomFallback(): FallbackPhoto {
  const all = Object.values(FALLBACK_PHOTOS);
  return all[Math.floor(Math.random() * all.length)] ?? FALLBACK_PHOTOS.modern;
}
