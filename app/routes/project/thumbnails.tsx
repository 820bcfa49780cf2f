import { Photo } from "#app/components/photo.tsx";
import { MAX_THUMBNAILS } from "#app/config/limits.ts";
import { getPhotoAnchor } from "#app/lib/paths.ts";
import type { Project } from "#app/model/queries/project.server.ts";

type Props = { photos: Project["photos"]; current: number; onSelect: (index: number) => void };

export function Thumbnails({ photos, current, onSelect }: Props) {
  const more = photos.length - MAX_THUMBNAILS;
  return (
    <ul className="thumbnails">
      {photos.slice(0, MAX_THUMBNAILS).map((photo, index) => (
        <li key={photo.src}>
          <button
            type="button"
            aria-label={`Photo ${index + 1} of ${photos.length}: ${photo.caption}`}
            aria-current={index === current}
            onClick={() => onSelect(index)}
            className="thumbnail aspect-3/2"
          >
            <Photo photo={photo} preset="thumbnail" fallback="contemporary" decorative />
          </button>
        </li>
      ))}
      {more > 0 && (
        <li className="max-md:col-span-2">
          <button
            type="button"
            aria-label={`+${more} more photos`}
            aria-current={current >= MAX_THUMBNAILS}
            onClick={() => onSelect(MAX_THUMBNAILS)}
            className="thumbnail h-full bg-linen font-serif text-20 hover:bg-sand"
          >
            +{more} more
          </button>
        </li>
      )}
    </ul>
  );
}

export function PhotosWithoutScript({ photos }: Pick<Props, "photos">) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <ul className="col-span-full grid gap-gap px-edge pt-gap md:grid-cols-2 md:px-0">
          {photos.slice(1).map((photo, index) => (
            <li key={photo.src} id={getPhotoAnchor(index + 1)}>
              <Photo photo={photo} preset="halfWidth" className="h-auto w-full" />
              <p className="caption pt-2">{photo.caption}</p>
            </li>
          ))}
        </ul>
      )}
    </noscript>
  );
}
