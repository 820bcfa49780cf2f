import type { ReactNode } from "react";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { Photo } from "#app/model/schema/photo.ts";
import { Spinner, Turning } from "#app/ui/spinner.tsx";
import { useImageLoading } from "./use-image-loading.ts";

type Props = { photo: Photo; children: ReactNode };

/**
 * A spinner while the picture inside is on its way: behind the first one, which covers it as it
 * comes, scripts or none; over a later one, since the picture before it stays until then.
 */
export function LoadingFrame({ photo, children }: Props) {
  const { ref, state } = useImageLoading<HTMLDivElement>(photo.src);
  return (
    <div ref={ref} className="relative isolate size-full min-h-0">
      {state !== "loaded" && (
        <div
          className={joinClasses(
            "print:hidden pointer-events-none absolute inset-0 grid animate-appear-late place-items-center",
            state === "unknown" && "-z-1",
          )}
          style={state === "unknown" ? { backgroundColor: photo.color } : undefined}
        >
          <div className="rounded-[50%] bg-paper p-3">
            {state === "unknown" ? <Turning /> : <Spinner label="Loading photo" />}
          </div>
        </div>
      )}
      {children}
    </div>
  );
}
