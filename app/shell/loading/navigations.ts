import {
  type ClientInstrumentation,
  createPath,
  type DataRouter,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  matchRoutes,
  useBlocker,
} from "react-router";
import { createStore } from "#app/hooks/create-store.ts";
import { dismissRetry, showToast } from "#app/hooks/use-toast.ts";
import { painted } from "#app/lib/painted.ts";

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
    __reactRouterManifest?: { routes: Record<string, { module: string }> };
  }
}

export const awaitedUrl = createStore<string>();

let latest: symbol;

/** Imports scripts before the router, which reloads the page being read when one cannot be had. */
export const guardedNavigations: ClientInstrumentation = {
  router({ instrument }) {
    // Back and Forward do not pass through navigate, and overtake what still waits for its scripts.
    window.addEventListener("popstate", () => {
      latest = Symbol();
    });
    window.addEventListener("online", dismissRetry);
    instrument({
      async navigate(go, { to }) {
        const own = Symbol();
        const { href, pathname } = new URL(String(to), window.location.href);
        latest = own;
        // A press is seen before the router's work for it, which takes a slow phone some frames.
        await painted();
        awaitedUrl.set(href);
        const isLoaded = await importRoutes(pathname).catch(() => false);
        if (latest !== own) return stopped;
        if (!isLoaded) return loadPage(href).then(() => stopped);
        await go();
        if (latest === own) awaitedUrl.set();
      },
    });
  },
};

/** The router waits for instrumentation and middleware: one that never ends stops the navigation. */
const stopped = new Promise<never>(() => {});

export function importRoutes(pathname: string): Promise<unknown> {
  const routes = window.__reactRouterDataRouter?.routes ?? [];
  const modules = (matchRoutes(routes, pathname) ?? []).map(
    ({ route }) => window.__reactRouterManifest?.routes[route.id]?.module,
  );
  return Promise.all(modules.map((module) => module && import(/* @vite-ignore */ module)));
}

type Middleware = MiddlewareFunction<Record<string, DataStrategyResult>>;

/** Where a page's data cannot be had, the router would show an error in place of the page being read. */
export const keepPage: Middleware = async ({ request }, next) => {
  dismissRetry();
  awaitedUrl.set(request.url);
  const results = await next();
  if (request.signal.aborted) return results;
  awaitedUrl.set();
  if (Object.values(results).some(isFailure)) {
    offerRetry(request.url);
    await stopped;
  }
  return results;
};

const isFailure = ({ type, result }: DataStrategyResult) =>
  type === "error" && !(isRouteErrorResponse(result) && result.status === 404);

export function useOfflineStop() {
  useBlocker(({ currentLocation, nextLocation }) => {
    const isStopped = !navigator.onLine && currentLocation.pathname !== nextLocation.pathname;
    if (isStopped) offerRetry(createPath(nextLocation));
    return isStopped;
  });
}

/** Loads a page as a whole, unless the browser would only have its own error page to show for it. */
export async function loadPage(url: string) {
  try {
    await fetch(url, { method: "HEAD", cache: "no-store" });
    // With a hash, assigning the page's own url would only scroll.
    if (url === window.location.href) window.location.reload();
    else window.location.assign(url);
  } catch {
    awaitedUrl.set();
    offerRetry(url);
  }
}

function offerRetry(url: string) {
  const { href, pathname, search, hash } = new URL(url, window.location.href);
  const router = window.__reactRouterDataRouter;
  showToast({
    title: "You seem to be offline",
    text: "That page could not be reached. This one stays here to read.",
    destructive: true,
    retry: () =>
      href === window.location.href ? loadPage(href) : router?.navigate(pathname + search + hash),
  });
}

export function importOnPress() {
  window.addEventListener("pointerdown", ({ target }) => {
    const link = target instanceof Element && target.closest("a");
    if (link && link.origin === window.location.origin)
      importRoutes(link.pathname).catch(() => undefined);
  });
}

/** A page change aborts what belongs to the page before; browsers report that as uncaught errors. */
export function quietNavigations() {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (!(reason instanceof DOMException)) return;
    if (reason.name === "AbortError" || /transition/i.test(reason.message)) event.preventDefault();
  });
}
