import { type ReactNode, useCallback } from "react";
import { STARTUP_SCREEN_MS } from "#app/config/timing.ts";
import { useIsClientNavigation } from "#app/hooks/use-client-value.ts";
import { joinClasses } from "#app/lib/join-classes.ts";

type Props = { index?: number; staggerMs?: number; className?: string; children: ReactNode };

export function Reveal({ index = 0, staggerMs = 0, className, children }: Props) {
  const isClientNavigation = useIsClientNavigation();
  const ref = useCallback(
    (element: HTMLLIElement | null) => {
      if (!element) return;
      if (isClientNavigation) element.dataset.reveal = "waiting";
      return observeReveal(element);
    },
    [isClientNavigation],
  );
  return (
    <li
      ref={ref}
      className={joinClasses(className, !isClientNavigation && "reveal")}
      style={useStaggerStyle(index, staggerMs)}
    >
      {children}
    </li>
  );
}

export function useStaggerStyle(index: number, staggerMs: number) {
  const start = useIsClientNavigation() ? 0 : STARTUP_SCREEN_MS;
  return { "--start": `${start}ms`, "--stagger": `${index * staggerMs}ms` };
}

/** One observer measures all elements together, without a layout for each. */
let observer: IntersectionObserver | undefined;

export function observeReveal(element: Element | null) {
  if (!element) return;
  observer ??= new IntersectionObserver(updateReveals);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Below the viewport: hide until seen. Above: show at once. */
function updateReveals(entries: IntersectionObserverEntry[], all: IntersectionObserver) {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const { dataset } = target as HTMLElement;
    if (!isIntersecting && boundingClientRect.top > 0) {
      dataset.reveal = "waiting";
      continue;
    }
    all.unobserve(target);
    if (!isIntersecting) delete dataset.reveal;
    else if (dataset.reveal) dataset.reveal = "shown";
  }
}
