import type { ComponentProps } from "react";
import type { FallbackName } from "#app/config/fallback-photos.ts";
import type { Frame } from "#app/config/frames.ts";
import { useImageFallback } from "#app/hooks/use-image-fallback.ts";
import { plainSource, sourcesOf } from "#app/lib/photos/sources.ts";
import type { Photo as PhotoData } from "#app/model/schema/photo.ts";

type Props = Pick<ComponentProps<"img">, "className"> & {
  photo: PhotoData;
  /** Where it is shown: decides the cut and the sizes it is offered in. */
  frame: Frame;
  /** The page's largest picture: loaded at once, all others when they come near. */
  eager?: boolean;
  /** Which stand-in shows when it fails; 'random' picks one of the four. */
  fallback?: FallbackName | "random";
  /** Beside words that already say what it shows. */
  decorative?: boolean;
};

/** A responsive picture, cut to its frame, that keeps its place while it loads and never leaves a hole. */
export function Photo(props: Props) {
  const { photo, frame, eager, fallback: name = "modern", decorative, className } = props;
  const { ref, fallback, onError } = useImageFallback(photo.src, name);
  const shared = {
    ref,
    className,
    width: photo.width,
    height: photo.height,
    style: { backgroundColor: photo.color, "--focus": photo.focus },
  };
  if (fallback) return <img {...shared} src={fallback.src} alt={decorative ? "" : fallback.alt} />;

  return (
    <picture className="contents">
      {sourcesOf(photo, frame).map((source) => (
        <source key={`${source.type} ${source.media}`} {...source} />
      ))}
      <img
        {...shared}
        src={plainSource(photo)}
        alt={decorative ? "" : photo.alt}
        onError={onError}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding={eager ? "sync" : "async"}
      />
    </picture>
  );
}
