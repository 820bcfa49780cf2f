import { useEffect } from "react";
import { useLocation } from "react-router";

const KEY = "visit";

type Visit = { source?: string; before?: string; page?: string };

const readVisit = (): Visit => JSON.parse(sessionStorage.getItem(KEY) ?? "{}");

/** Kept for the tab alone, and without queries, which may hold words that were typed. */
export function useVisit() {
  const { pathname } = useLocation();
  useEffect(() => {
    const { source = sourceOf(window.location.href, document.referrer), page } = readVisit();
    if (page !== pathname)
      sessionStorage.setItem(KEY, JSON.stringify({ source, before: page, page: pathname }));
  }, [pathname]);
}

export function sourceOf(url: string, referrer: string): string {
  const { origin, searchParams } = new URL(url);
  const campaign = searchParams.get("utm_source");
  if (campaign) return campaign;
  const from = referrer ? new URL(referrer) : undefined;
  return from && from.origin !== origin ? from.origin + from.pathname : "a typed address";
}

export function cameFrom(): string {
  const { source, before } = readVisit();
  return [before, source && `visit from ${source}`].filter(Boolean).join(", ");
}
