import { useEffect, useRef, useState } from "react";

/** 'unknown' is the page's first picture before any script can ask. */
type State = "unknown" | "loading" | "loaded";

/** Whether the picture inside a frame is still on its way, asked anew for each `src`. */
export function useImageLoading<Frame extends HTMLElement>(src: string) {
  const ref = useRef<Frame>(null);
  const [state, setState] = useState<State>("unknown");

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new src is a new picture to wait for
  useEffect(() => {
    const frame = ref.current;
    const image = frame?.querySelector("img");
    if (!frame || !image) return;
    setState(image.complete ? "loaded" : "loading");
    const settle = () => setState("loaded");
    // Neither event bubbles, but both can be caught on their way down.
    frame.addEventListener("load", settle, true);
    frame.addEventListener("error", settle, true);
    return () => {
      frame.removeEventListener("load", settle, true);
      frame.removeEventListener("error", settle, true);
    };
  }, [src]);

  return { ref, state };
}
