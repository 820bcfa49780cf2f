import { type ReactNode, useEffect, useRef, useState } from "react";
import { getPlaceholderColor } from "#app/components/photo.tsx";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { Photo } from "#app/model/types/photo.ts";

const LOADING = { role: "status", "aria-label": "Loading photo" };

/**
 * The spinner is behind the first photo, which covers it without scripts, and above later ones. It is seen
 * through them, since photos in it have a transparent background.
 */
export function PhotoSpinner({ photo, children }: { photo: Photo; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"unknown" | "loading" | "loaded">("unknown");
  const settle = () => setState("loaded");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new src is a new photo to wait for
  useEffect(() => {
    const image = frame.current?.querySelector("img");
    if (image) setState(image.complete ? "loaded" : "loading");
  }, [photo.src]);

  return (
    <div
      ref={frame}
      // Neither event bubbles, but both can be captured.
      onLoadCapture={settle}
      onErrorCapture={settle}
      className="relative isolate size-full min-h-0"
    >
      {state !== "loaded" && (
        <div
          className={joinClasses("photo-spinner", state === "unknown" && "-z-1")}
          style={state === "unknown" ? { backgroundColor: getPlaceholderColor(photo) } : undefined}
        >
          <div {...(state === "loading" && LOADING)} className="rounded-full bg-paper p-3">
            <div aria-hidden="true" className="spinner" />
          </div>
        </div>
      )}
      {children}
    </div>
  );
}
