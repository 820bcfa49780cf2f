import { type ClientInstrumentation, type DataRouter, matchRoutes } from "react-router";
import { createStore } from "#app/hooks/create-store.ts";
import { painted } from "#app/lib/painted.ts";

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
    __reactRouterManifest?: { routes: Record<string, { module: string }> };
  }
}

/** The url that a visitor asked for, while its scripts are on their way. */
export const awaitedUrl = createStore<string>();

/** The url that a visitor asked for and that could not be reached; the page being read stays. */
export const unreachableUrl = createStore<string>();

let latest: symbol;

/**
 * The router reloads the page being read when a script of the next one cannot be fetched: after a
 * deployment, or with the server gone. Here they are imported before the router asks for them.
 */
export const guardedNavigations: ClientInstrumentation = {
  router({ instrument }) {
    // Back and Forward do not pass through navigate, and overtake what still waits for its scripts.
    window.addEventListener("popstate", () => {
      latest = Symbol();
    });
    instrument({
      async navigate(go, { to }) {
        const own = Symbol();
        const { href } = window.location;
        const isOvertaken = () => latest !== own;
        latest = own;
        // A press is seen before the router's work for it, which takes a slow phone some frames.
        await painted();
        if (typeof to === "string" && navigator.onLine) {
          const url = new URL(to, href);
          const hasScripts = await awaitScripts(url);
          if (latest === own) awaitedUrl.set();
          if (!hasScripts && !isOvertaken()) loadPage(url.href);
          if (!hasScripts) return stopped;
        }
        await (isOvertaken() ? stopped : go());
      },
    });
  },
};

/** The router waits for an instrumentation: one that never ends stops the navigation. */
const stopped = new Promise<never>(() => {});

function awaitScripts({ href, pathname }: URL): Promise<boolean> {
  unreachableUrl.set();
  awaitedUrl.set(href);
  return importRoutes(pathname).then(
    () => true,
    () => false,
  );
}

/** Fetches the scripts of a page; rejects if one of them cannot be had. */
export function importRoutes(pathname: string): Promise<unknown> {
  const routes = window.__reactRouterDataRouter?.routes ?? [];
  const modules = (matchRoutes(routes, pathname) ?? []).map(
    ({ route }) => window.__reactRouterManifest?.routes[route.id]?.module,
  );
  return Promise.all(modules.map((module) => module && import(/* @vite-ignore */ module)));
}

/** Loads a page as a whole, unless the browser would only have its own error page to show for it. */
export async function loadPage(url: string) {
  unreachableUrl.set();
  try {
    await fetch(url, { method: "HEAD", cache: "no-store" });
  } catch {
    return unreachableUrl.set(url);
  }
  // With a hash, assigning the page's own url would only scroll.
  if (url === window.location.href) window.location.reload();
  else window.location.assign(url);
}

/** A link's scripts are on their way before the finger is up. */
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
