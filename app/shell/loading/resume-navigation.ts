import type { ClientInstrumentation } from "react-router";
import { SCRIPT_LOST } from "#app/config/events.ts";
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

/** The page in sight may only be read: scripts are fetched ahead too. */
export function resumeNavigations() {
  window.addEventListener(SCRIPT_LOST, () => {
    if (target) loadPage(target);
  });
}
