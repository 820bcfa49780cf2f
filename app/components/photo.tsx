import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  FALLBACK_NAMES,
  type FallbackName,
  getFallbackPhoto,
} from "#app/config/fallback-photos.ts";
import type { PhotoPreset } from "#app/config/photo-presets.ts";
import { getPlainSource, getSources } from "#app/lib/photos/sources.ts";
import type { Photo as PhotoData } from "#app/model/types/photo.ts";

type Props = Pick<ComponentProps<"img">, "className"> & {
  photo: PhotoData;
  preset?: PhotoPreset;
  eager?: boolean;
  /** choose-photo.ts reads it before the photo loads. The preload scanner skips lazy photos. */
  dusk?: string;
  fallback?: FallbackName | "random";
  decorative?: boolean;
};

export function Photo(props: Props) {
  const {
    photo,
    preset = photo.preset,
    eager,
    dusk,
    fallback = "modern",
    decorative,
    className,
  } = props;
  const { ref, replacement, onError } = useImageFallback(photo.src, fallback);
  const shared = {
    ref,
    className,
    width: photo.width,
    height: photo.height,
    style: { backgroundColor: getPlaceholderColor(photo), "--focus": photo.focus },
  };
  if (replacement)
    return <img {...shared} src={replacement.src} alt={decorative ? "" : replacement.alt} />;

  return (
    <picture className="contents">
      {getSources(photo, preset).map((source) => (
        <source key={`${source.type} ${source.media}`} {...source} />
      ))}
      <img
        {...shared}
        src={getPlainSource(photo)}
        alt={decorative ? "" : photo.alt}
        onError={onError}
        data-dusk={dusk}
        loading={eager && !dusk ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding={eager ? "sync" : "async"}
      />
    </picture>
  );
}

/** The average of a photo alone is khaki. */
export const getPlaceholderColor = ({ color }: PhotoData) =>
  `color-mix(in srgb, var(--color-sand) 60%, ${color})`;

/** The parent must be positioned. */
export function PhotoTag({ photo: { tag } }: { photo: PhotoData }) {
  return tag && <span className="photo-tag left-4">{tag}</span>;
}

function useImageFallback(src: string, name: FallbackName | "random") {
  const ref = useRef<HTMLImageElement>(null);
  const [failure, setFailure] = useState<{ src: string; fallback: FallbackName }>();

  const fail = (src: string) => {
    console.warn(`The photo ${src} could not be loaded; a fallback is shown.`);
    setFailure({ src, fallback: name === "random" ? pickFallback() : name });
  };

  // A photo can fail before hydration.
  const failAtOnce = useEffectEvent(fail);
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) failAtOnce(src);
  }, [src]);

  return {
    ref,
    onError: () => fail(src),
    replacement: failure?.src === src ? getFallbackPhoto(failure.fallback) : undefined,
  };
}

const pickFallback = () =>
  FALLBACK_NAMES[Math.floor(Math.random() * FALLBACK_NAMES.length)] ?? "modern";
