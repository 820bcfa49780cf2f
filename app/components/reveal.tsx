import { type ReactNode, useCallback } from "react";
import { MAX_STAGGER_MS, STARTUP_SCREEN_MS, staggerDelay } from "#app/config/timing.ts";
import { useArrivedByNavigation } from "#app/hooks/use-hydrated.ts";
import { joinClasses } from "#app/lib/join-classes.ts";

type Props = {
  as?: "div" | "li" | "article" | "figure";
  index?: number;
  staggerMs?: number;
  className?: string;
  children: ReactNode;
};

/** Rises in: by CSS alone as the start-up screen lifts, further down when first in view. */
export function Reveal(props: Props) {
  const { as: Element = "div", index = 0, staggerMs = 0, className, children } = props;
  const ref = useReveal(staggerMs);
  const { withPage, style } = useRise(index, staggerMs);
  return (
    <Element
      ref={ref as never}
      className={joinClasses(className, withPage && "rise")}
      style={style}
    >
      {children}
    </Element>
  );
}

export function useRise(index: number, staggerMs: number) {
  const withPage = !useArrivedByNavigation();
  const delay = staggerDelay(index, staggerMs) + (withPage ? STARTUP_SCREEN_MS : 0);
  return { withPage, style: { "--delay": `${delay}ms` } };
}

/**
 * Lets an element rise in when it is first seen. What the visitor already sees in the
 * pre-rendered page stays as it is, and without JavaScript everything is simply visible.
 */
function useReveal(staggerMs: number) {
  const arrivedByNavigation = useArrivedByNavigation();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (arrivedByNavigation) element.dataset.reveal = "waiting";
      return revealOnSight(element, staggerMs);
    },
    [arrivedByNavigation, staggerMs],
  );
}

/** One observer for all elements: it measures them together, without a layout for each. */
let observer: IntersectionObserver | undefined;
const staggers = new WeakMap<Element, number>();

/** When the next item of a list may start, so that those seen together follow one another. */
const nextStarts = new WeakMap<Element, number>();

function revealOnSight(element: HTMLElement, staggerMs: number) {
  observer ??= new IntersectionObserver(reveal);
  staggers.set(element, staggerMs);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

function reveal(entries: IntersectionObserverEntry[], all: IntersectionObserver) {
  for (const { target, isIntersecting, boundingClientRect, time } of entries) {
    const element = target as HTMLElement;
    if (!isIntersecting && boundingClientRect.top > 0) {
      element.dataset.reveal = "waiting";
      continue;
    }
    all.unobserve(element);
    if (!isIntersecting) delete element.dataset.reveal;
    else if (element.dataset.reveal === "waiting") {
      element.style.setProperty("--delay", `${delayAfterSiblings(element, time)}ms`);
      element.dataset.reveal = "shown";
    }
  }
}

function delayAfterSiblings(element: HTMLElement, now: number): number {
  const list = element.parentElement ?? element;
  const start = Math.min(Math.max(nextStarts.get(list) ?? 0, now), now + MAX_STAGGER_MS);
  nextStarts.set(list, start + (staggers.get(element) ?? 0));
  return start - now;
}
