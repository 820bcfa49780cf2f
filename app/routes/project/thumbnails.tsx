import { Photo } from "#app/components/photo.tsx";
import { MAX_THUMBNAILS } from "#app/config/limits.ts";
import { photoAnchor } from "#app/lib/paths.ts";
import type { Project } from "#app/model/pages/project.server.ts";

type Props = {
  photos: Project["photos"];
  current: number;
  onSelect: (index: number) => void;
};

export function Thumbnails({ photos, current, onSelect }: Props) {
  const more = photos.length - MAX_THUMBNAILS;
  return (
    <ul className="col-span-full mt-5 grid max-md:px-edge grid-cols-4 gap-[clamp(0.5rem,0.8vw,0.875rem)] md:grid-cols-7 noscript:hidden print:hidden">
      {photos.slice(0, MAX_THUMBNAILS).map((photo, index) => (
        <li key={photo.src}>
          <button
            type="button"
            aria-label={`Photo ${index + 1} of ${photos.length}: ${photo.caption}`}
            aria-current={index === current}
            onClick={() => onSelect(index)}
            className={`${TILE} aspect-3/2`}
          >
            <Photo
              photo={photo}
              frame="thumbnail"
              fallback="contemporary"
              decorative
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
      {more > 0 && (
        <li className="print:hidden max-md:col-span-2">
          <button
            type="button"
            aria-label={`+${more} more photos`}
            aria-current={current >= MAX_THUMBNAILS}
            onClick={() => onSelect(MAX_THUMBNAILS)}
            className={`${TILE} h-full bg-linen font-serif text-[1.1875rem] hover:bg-sand`}
          >
            +{more} more
          </button>
        </li>
      )}
    </ul>
  );
}

const TILE =
  "relative block w-full transition-opacity after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:origin-left after:scale-x-0 after:bg-clay after:transition-transform after:duration-(--slow) hover:opacity-82 aria-[current=true]:after:scale-x-100";

export function PhotosWithoutScript({ photos }: Pick<Props, "photos">) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <ul className="col-span-full grid gap-gap px-edge pt-gap md:grid-cols-2 md:px-0">
          {photos.slice(1).map((photo, index) => (
            <li key={photo.src} id={photoAnchor(index + 1)}>
              <Photo photo={photo} frame="withoutScript" className="h-auto w-full" />
              <p className="pt-2 text-caption text-umber-soft">{photo.caption}</p>
            </li>
          ))}
        </ul>
      )}
    </noscript>
  );
}
