import { MAX_STAGGER_MS } from "#app/config/timing.ts";

/** One observer for all: it measures every element at once, where asking each would lay out anew. */
let observer: IntersectionObserver | undefined;
const staggers = new WeakMap<Element, number>();

/** When the next item of a list may start, so that those seen together follow one another. */
const nextStarts = new WeakMap<Element, number>();

/** Shows an element as soon as it is in the window; returns how to stop watching. */
export function revealOnSight(element: HTMLElement, staggerMs: number) {
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
