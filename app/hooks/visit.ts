import { useEffect } from "react";
import { useLocation } from "react-router";

const KEY = "visit";

type Visit = { source?: string; before?: string; page?: string };

const readVisit = (): Visit => JSON.parse(sessionStorage.getItem(KEY) ?? "{}");

/** Kept for the tab alone, and without queries, which may hold words that were typed. */
export function useVisit() {
  const { pathname } = useLocation();
  useEffect(() => {
    const { source, page } = readVisit();
    if (page === pathname) return;
    const first = firstVisit(window.location.href, document.referrer);
    const visit: Visit = {
      source: source ?? first.source,
      before: page ?? first.before,
      page: pathname,
    };
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  }, [pathname]);
}

export function firstVisit(url: string, referrer: string): Visit {
  const { origin, searchParams } = new URL(url);
  const from = referrer ? new URL(referrer) : undefined;
  const isOwn = from?.origin === origin;
  return {
    source:
      searchParams.get("utm_source") ?? (isOwn ? undefined : from && from.origin + from.pathname),
    before: isOwn ? from?.pathname : undefined,
  };
}

export function cameFrom(): string {
  const { source, before } = readVisit();
  return [before, source && `visit from ${source}`].filter(Boolean).join(", ");
}
