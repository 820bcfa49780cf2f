import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { notFoundPageOf, ownPath } from "./look-up-redirect.ts";

/** Hosts answer unknown paths with pages rendered for another; React must hydrate them under that. */
let requested: Record<"pathname" | "search" | "hash", string> | undefined;

export function hydrateUnderRenderedPath() {
  const { pathname, search, hash } = window.location;
  const script = document.querySelector<HTMLElement>("script[data-rendered-at]");
  const renderedAt = script?.dataset.renderedAt;
  if (renderedAt && renderedAt !== pathname) {
    requested = { pathname, search, hash };
    window.history.replaceState(null, "", renderedAt);
  } else if (ownPath(pathname) !== pathname)
    window.history.replaceState(null, "", ownPath(pathname) + search + hash);
}

/** Shows the path again that was asked for; one of the other kind the router shows its own page. */
export function useRequestedPath(renderedAt: string, onShown?: (pathname: string) => void) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const show = useEffectEvent(async () => {
    const asked = requested;
    requested = undefined;
    if (!asked) return onShown?.(pathname);
    if (notFoundPageOf(asked.pathname) === renderedAt) {
      const { origin } = window.location;
      const url = origin + asked.pathname + asked.search + asked.hash;
      window.history.replaceState(window.history.state, "", url);
      return onShown?.(asked.pathname);
    }
    await navigate(asked, { replace: true });
    delete document.documentElement.dataset.redirecting;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit counts, even of one path
  useEffect(() => {
    show();
  }, [pathname, key]);
}
