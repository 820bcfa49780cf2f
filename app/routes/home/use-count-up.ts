import { useEffect, useRef, useState } from "react";
import { COUNT_UP_VISIBLE_SHARE } from "#app/config/limits.ts";
import { COUNT_UP_MS, COUNT_UP_TICK_MS } from "#app/config/timing.ts";
import type { Statistic } from "#app/model/schema/collections.ts";

/** Each statistic counts once, even if the visitor comes back to Home. */
const begun = new Set<string>();

export function useCountUp<Target extends HTMLElement>({ label, value, delay }: Statistic) {
  const ref = useRef<Target>(null);
  const [count, setCount] = useState(begun.has(label) ? value : undefined);

  useEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const isFinal = isStill || begun.has(label);
    setCount(isFinal ? value : 0);
    if (!ref.current || isFinal) return;

    let timer: number;
    const start = () => {
      const startedAt = performance.now();
      timer = window.setInterval(() => {
        const elapsedMs = performance.now() - startedAt;
        setCount(getCountAt(elapsedMs, COUNT_UP_MS, value));
        if (elapsedMs >= COUNT_UP_MS) clearInterval(timer);
      }, COUNT_UP_TICK_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.intersectionRatio >= COUNT_UP_VISIBLE_SHARE)) return;
        observer.disconnect();
        begun.add(label);
        timer = window.setTimeout(start, delay);
      },
      { threshold: COUNT_UP_VISIBLE_SHARE },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [label, value, delay]);

  return { ref, count };
}

export function getCountAt(elapsedMs: number, durationMs: number, target: number): number {
  const progress = Math.min(Math.max(elapsedMs / durationMs, 0), 1);
  // The count is rounded down, so that it reaches the target only at the end.
  return Math.floor(target * progress);
}
