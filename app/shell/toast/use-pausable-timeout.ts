import { useEffect, useRef } from "react";

/** Calls back after so many milliseconds, not counting the time it was paused. */
export function usePausableTimeout(callback: () => void, ms: number, paused: boolean) {
  const left = useRef(ms);
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(callback, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt;
    };
  }, [callback, paused]);
}
