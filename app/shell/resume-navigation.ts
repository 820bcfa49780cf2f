import type { ClientInstrumentation } from "react-router";
import { painted } from "#app/lib/painted.ts";
import { loadPage } from "./unreachable-page.ts";

/** Where the visitor is going, from the click on. */
let target: string | undefined;

/** Tells this file of every navigation before anything of it can fail. */
export const followNavigations: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(go, { to }) {
        const asked = typeof to === "string" ? new URL(to, window.location.href).href : undefined;
        target = asked;
        // A press is seen before the router's work for it, which takes a slow phone some frames.
        await painted();
        await go();
        if (target === asked) target = undefined;
      },
    });
  },
};

/**
 * When a page's script cannot be fetched, the router reloads the page the visitor is leaving, or
 * only reading: scripts are fetched ahead too. Where the browser allows it, this makes it a load of
 * the page they asked for, if any.
 */
export function resumeNavigations() {
  if (!("navigation" in window)) return;
  window.navigation.addEventListener("navigate", (event) => {
    // While developing, Vite reloads as well.
    const isRouters = event.navigationType === "reload" && !event.userInitiated && !import.meta.hot;
    if (!isRouters) return;
    event.preventDefault();
    if (target) loadPage(target);
  });
}
