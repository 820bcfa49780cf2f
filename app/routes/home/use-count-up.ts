import { useEffect, useRef, useState } from "react";
import { COUNT_UP_VISIBLE_SHARE } from "#app/config/limits.ts";
import { COUNT_UP_MS, COUNT_UP_TICK_MS } from "#app/config/timing.ts";

export function useCountUp<Target extends HTMLElement>(target: number, delayMs: number) {
  const ref = useRef<Target>(null);
  const [count, setCount] = useState<number>();

  useEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    setCount(isStill ? target : 0);
    if (!ref.current || isStill) return;

    let timer: number;
    const start = () => {
      const startedAt = performance.now();
      timer = window.setInterval(() => {
        const elapsedMs = performance.now() - startedAt;
        setCount(countAt(elapsedMs, COUNT_UP_MS, target));
        if (elapsedMs >= COUNT_UP_MS) clearInterval(timer);
      }, COUNT_UP_TICK_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.intersectionRatio >= COUNT_UP_VISIBLE_SHARE)) return;
        observer.disconnect();
        timer = window.setTimeout(start, delayMs);
      },
      { threshold: COUNT_UP_VISIBLE_SHARE },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [target, delayMs]);

  return { ref, count };
}

export function countAt(elapsedMs: number, durationMs: number, target: number): number {
  const progress = Math.min(Math.max(elapsedMs / durationMs, 0), 1);
  // Rounded down, so that the target is shown when the time is up and not before.
  return Math.floor(target * progress);
}
