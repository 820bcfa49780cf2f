import type { ComponentProps } from "react";
import type { FallbackName } from "#app/config/fallback-photos.ts";
import { useImageFallback } from "#app/hooks/use-image-fallback.ts";
import { plainSource, srcSet } from "#app/lib/photo-sources.ts";
import type { Photo as PhotoData } from "#app/model/schema/photo.ts";

type Props = Pick<ComponentProps<"img">, "className" | "onLoad"> & {
  photo: PhotoData;
  /** The `sizes` of the img: how wide it is shown. */
  sizes: string;
  /** The page's largest picture: loaded at once, all others when they come near. */
  eager?: boolean;
  /** Which stand-in shows when it fails; 'random' picks one of the four. */
  fallback?: FallbackName | "random";
  /** Beside words that already say what it shows. */
  decorative?: boolean;
};

/** A responsive picture that keeps its place while it loads and never leaves a hole. */
export function Photo(props: Props) {
  const { photo, sizes, eager, fallback: name = "modern", decorative, className, onLoad } = props;
  const { ref, fallback, onError } = useImageFallback(photo.src, name);
  const shared = {
    ref,
    className,
    onLoad,
    width: photo.width,
    height: photo.height,
    style: { backgroundColor: photo.colour },
  };
  if (fallback) return <img {...shared} src={fallback.src} alt={decorative ? "" : fallback.alt} />;

  return (
    <picture className="contents">
      {photo.widths.length > 0 && (
        <>
          <source type="image/avif" srcSet={srcSet(photo, "avif")} sizes={sizes} />
          <source type="image/webp" srcSet={srcSet(photo, "webp")} sizes={sizes} />
        </>
      )}
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
