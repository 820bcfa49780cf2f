import type { ReactNode } from "react";
import { Spinner } from "#app/ui/spinner.tsx";
import { useImageLoading } from "./use-image-loading.ts";

type Props = { src: string; children: ReactNode };

/** Lays a spinner over the picture inside while it is on its way. */
export function LoadingFrame({ src, children }: Props) {
  const { ref, loading } = useImageLoading<HTMLDivElement>(src);
  return (
    <div ref={ref} className="relative size-full min-h-0">
      {children}
      {loading && (
        <div className="pointer-events-none absolute inset-0 grid animate-appear-late place-items-center">
          <div className="rounded-[50%] bg-paper p-3">
            <Spinner label="Loading photo" />
          </div>
        </div>
      )}
    </div>
  );
}
