import { type PointerEvent, useRef } from "react";
import { SWIPE_MIN_PX } from "#app/config/limits.ts";

/** The element needs `touch-action: pan-y`. `onSwipe` gets 1 for next, -1 for previous. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      const isFinger = event.pointerType !== "mouse" && event.isPrimary;
      start.current = isFinger ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current) return;
      const x = event.clientX - start.current.x;
      const y = event.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(x) >= SWIPE_MIN_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
