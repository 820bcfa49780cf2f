import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useArrivedByNavigation } from "#app/hooks/use-hydrated.ts";

const places = new Map<string, string>();

/** After a page change the focus goes to what the url names; after Back and Forward to where it was. */
export function useFocus() {
  const { key, pathname, hash } = useLocation();
  const isRestored = useNavigationType() === "POP";
  const isServed = useRef(!useArrivedByNavigation());
  // A link to a hash that the router did not make has no key of its own.
  const entry = key + pathname + hash;

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) places.set(entry, selectorOf(target));
    };
    const find = () => [
      isRestored && document.querySelector(places.get(entry) ?? "_"),
      document.getElementById(hash.slice(1)),
      document.querySelector("main h1"),
    ];
    // What stays where it is scrolled to, as a filter does, keeps the focus too.
    const { preventScrollReset } = window.__reactRouterDataRouter?.state ?? {};
    const stop = isServed.current || preventScrollReset ? undefined : focusFirstOf(find);
    isServed.current = false;
    document.addEventListener("focusin", remember);
    return () => {
      stop?.();
      document.removeEventListener("focusin", remember);
    };
  }, [entry, hash, isRestored]);
}

type Candidate = Element | null | false;

function focusFirstOf(find: () => Candidate[]) {
  const before = document.activeElement;
  const attempt = () => {
    if (document.activeElement !== before || find().some(takesFocus)) observer.disconnect();
  };
  const observer = new MutationObserver(attempt);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
  attempt();
  return () => observer.disconnect();
}

function takesFocus(candidate: Candidate): boolean {
  const element =
    candidate instanceof HTMLDetailsElement ? candidate.querySelector("summary") : candidate;
  if (!(element instanceof HTMLElement)) return false;
  // Headings and sections take the focus from a script alone.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function selectorOf(element: Element): string {
  const { parentElement, tagName } = element;
  if (!parentElement) return tagName;
  const place = [...parentElement.children].indexOf(element) + 1;
  return `${selectorOf(parentElement)} > ${tagName}:nth-child(${place})`;
}
