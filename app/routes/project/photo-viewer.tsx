import { useEffect, useRef, useState } from "react";
import { Photo } from "#app/components/photo.tsx";
import type { Project } from "#app/model/queries/project.server.ts";
import { IconButton, PrevNextButtons } from "#app/ui/icon-button.tsx";
import { PhotoSpinner } from "./photo-spinner.tsx";
import { useSwipe } from "./use-swipe.ts";

type Props = {
  photos: Project["photos"];
  index: number;
  onMove: (step: number) => void;
  onClose: () => void;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function PhotoViewer({ photos, index, onMove, onClose }: Props) {
  const swipe = useSwipe(onMove);
  const [zoomed, setZoomed] = useState<number>();
  const isZoomed = zoomed === index;
  const frame = useMiddle(isZoomed);
  const photo = photos[index];
  return (
    <dialog
      ref={showModal}
      aria-label="Project photos, full screen"
      onClose={onClose}
      onKeyDown={({ key }) => onMove(STEPS[key] ?? 0)}
      className="photo-viewer on-dark"
    >
      <div className="flex items-center justify-between px-edge py-3">
        <p role="status" className="text-small tabular-figures">
          Photo {index + 1} of {photos.length}
        </p>
        <IconButton
          icon="close"
          aria-label="Close"
          onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
        />
      </div>
      {photo && (
        <PhotoSpinner photo={photo}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: fingers can also pinch, keys need no zoom */}
          <div
            ref={frame}
            data-zoomed={isZoomed}
            onDoubleClick={() => setZoomed(isZoomed ? undefined : index)}
            className="photo-viewer-frame"
            {...swipe}
          >
            <Photo
              photo={photo}
              preset={isZoomed ? "viewerZoomed" : "viewer"}
              fallback="luxury"
              className="bg-transparent!"
            />
          </div>
        </PhotoSpinner>
      )}
      <div className="flex items-center gap-3 px-edge py-3">
        <p className="mr-auto text-caption">{photo?.caption}</p>
        {photos.length > 1 && <PrevNextButtons entry="photo" onMove={onMove} />}
      </div>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}

/** A photo that is wider than the window shows its middle first. */
function useMiddle(isZoomed: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = ref.current;
    if (frame && isZoomed) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
  }, [isZoomed]);
  return ref;
}
