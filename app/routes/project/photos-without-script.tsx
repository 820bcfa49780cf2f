import { Photo } from "#app/components/photo.tsx";
import { photoAnchor } from "#app/lib/paths.ts";
import type { Project } from "#app/model/pages/project.server.ts";

type Props = { photos: Project["photos"] };

/** The rest of the gallery for browsers in which its buttons could do nothing. */
export function PhotosWithoutScript({ photos }: Props) {
  return (
    <noscript>
      <ul className="col-span-full grid gap-gap px-edge pt-gap md:grid-cols-2 md:px-0">
        {photos.slice(1).map((photo, index) => (
          <li key={photo.src} id={photoAnchor(index + 1)}>
            <Photo photo={photo} frame="withoutScript" className="h-auto w-full" />
            <p className="pt-2 text-caption text-umber-soft">{photo.caption}</p>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
