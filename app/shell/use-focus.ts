import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useIsClientNavigation } from "#app/hooks/use-client-value.ts";
import type { KEEP_FOCUS } from "#app/hooks/use-list-query.ts";

export function useFocus() {
  const { key, hash, state } = useLocation();
  const isServed = useRef(!useIsClientNavigation());

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => {
    if (isServed.current) isServed.current = false;
    else if (!(state as typeof KEEP_FOCUS | null)?.keepsFocus) return focusWhenShown(hash.slice(1));
  }, [key]);
}

/** A project is invisible for a moment, and can't take the focus until then. */
function focusWhenShown(id: string) {
  const before = document.activeElement;
  const attempt = () => {
    const wanted = [document.getElementById(id), document.querySelector("main h1")];
    if (document.activeElement !== before || wanted.some(takesFocus)) observer.disconnect();
  };
  const observer = new MutationObserver(attempt);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
  attempt();
  return () => observer.disconnect();
}

function takesFocus(candidate: Element | null): boolean {
  const element =
    candidate instanceof HTMLDetailsElement ? candidate.querySelector("summary") : candidate;
  if (!(element instanceof HTMLElement)) return false;
  // Headings and sections need a tabindex to take the focus.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
