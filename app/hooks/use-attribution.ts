import { useEffect } from "react";
import { useLocation } from "react-router";

const KEY = "visit";

type Attribution = { source?: string; before?: string; page?: string };

const loadAttribution = (): Attribution => JSON.parse(sessionStorage.getItem(KEY) ?? "{}");

/** The visit is kept for this tab only, and without queries, which may contain what was typed. */
export function useAttribution() {
  const { pathname } = useLocation();
  useEffect(() => {
    const { source, page } = loadAttribution();
    if (page === pathname) return;
    const first = readAttribution(window.location.href, document.referrer);
    const visit: Attribution = {
      source: source ?? first.source,
      before: page ?? first.before,
      page: pathname,
    };
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  }, [pathname]);
}

export function readAttribution(url: string, referrer: string): Attribution {
  const { origin, searchParams } = new URL(url);
  const from = referrer ? new URL(referrer) : undefined;
  const isOwn = from?.origin === origin;
  return {
    source:
      searchParams.get("utm_source") ?? (isOwn ? undefined : from && from.origin + from.pathname),
    before: isOwn ? from?.pathname : undefined,
  };
}

export function describeSource(): string {
  const { source, before } = loadAttribution();
  return [before, source && `visit from ${source}`].filter(Boolean).join(", ");
}
