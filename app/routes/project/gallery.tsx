import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { HydrationBoundaries } from "#app/components/hydration-boundaries.tsx";
import { Photo } from "#app/components/photo.tsx";
import { useClientValue } from "#app/hooks/use-client-value.ts";
import { getPhotoAnchor } from "#app/lib/paths.ts";
import { wrapIndex } from "#app/lib/wrap-index.ts";
import type { Project } from "#app/model/queries/project.server.ts";
import { PrevNextButtons } from "#app/ui/icon-button.tsx";
import { PhotoSpinner } from "./photo-spinner.tsx";
import { PhotoViewer } from "./photo-viewer.tsx";
import { Plan } from "./plan.tsx";
import { PhotosWithoutScript, Thumbnails } from "./thumbnails.tsx";
import { useSwipe } from "./use-swipe.ts";

type Props = Pick<Project, "photos"> & Partial<Pick<Project, "plan">>;

/** The URL's hash names the first photo. After a full load it is read only after hydration. */
export function Gallery({ photos, plan }: Props) {
  const { hash } = useLocation();
  const linked = photos.findIndex((_, index) => hash === `#${getPhotoAnchor(index)}`);
  const start = useClientValue(() => Math.max(0, linked), 0);
  if (photos.length === 0)
    return (
      <p className="col-span-full grid h-75 place-items-center bg-linen font-serif text-29 text-umber-soft xl:col-[1/10]">
        No images available
      </p>
    );
  return <Carousel key={start} photos={photos} plan={plan} start={start} />;
}

function Carousel({ photos, plan, start }: Props & { start: number }) {
  const [index, setIndex] = useState(start);
  const [isViewing, setIsViewing] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const move = (step: number) => setIndex(wrapIndex(index + step, photos.length));
  const swipe = useSwipe(move);
  const photo = photos[index];

  const openViewer = (pressed: HTMLElement, shown = index) => {
    opener.current = pressed;
    setIndex(shown);
    setIsViewing(true);
  };

  const closeViewer = () => {
    setIsViewing(false);
    opener.current?.focus();
  };

  if (!photo) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Project photos"
      id={getPhotoAnchor(0)}
      className="col-span-full self-start max-md:-mx-edge xl:col-[1/10] print:mx-0"
    >
      <div className="lg:-ml-bleed print:ml-0">
        <PhotoSpinner photo={photo}>
          <button
            type="button"
            onClick={({ currentTarget }) => openViewer(currentTarget)}
            className="gallery-photo"
            {...swipe}
          >
            <Photo
              photo={photo}
              preset="projectGallery"
              eager
              fallback="luxury"
              className="bg-transparent!"
            />
            <span className="gallery-photo-label">View full screen</span>
          </button>
        </PhotoSpinner>
      </div>
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-3 pt-3.5 max-md:px-edge print:px-0 print:pt-2 md:grid-cols-[1fr_auto]">
        <p className="caption">{photo.caption}</p>
        {photos.length > 1 && (
          <div className="print:hidden flex flex-wrap items-center gap-3 noscript:hidden">
            <p className="mr-auto tabular-figures min-w-18 font-serif text-20">
              {index + 1} / {photos.length}
            </p>
            <PrevNextButtons entry="photo" onMove={move} />
          </div>
        )}
      </div>
      <HydrationBoundaries>
        {photos.length > 1 && <Thumbnails photos={photos} current={index} onSelect={setIndex} />}
        {HAS.plan && plan && (
          <Plan plan={plan} photos={photos} current={index} onOpen={openViewer} />
        )}
      </HydrationBoundaries>
      <p role="status" className="print:hidden sr-only">
        Photo {index + 1} of {photos.length}
      </p>
      <PhotosWithoutScript photos={photos} />
      {isViewing && (
        <PhotoViewer photos={photos} index={index} onMove={move} onClose={closeViewer} />
      )}
    </section>
  );
}
