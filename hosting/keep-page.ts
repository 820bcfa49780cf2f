import type { Plugin } from "vite";
import { SCRIPT_LOST } from "#app/config/events.ts";

const RELOAD = "window.location.reload();";
const TELL = `window.dispatchEvent(new Event("${SCRIPT_LOST}"));`;

/**
 * When another page's script does not come, the router reloads the page in sight, though it may only
 * have been fetched ahead. Now it tells the site, which knows what the visitor asked for, if anything.
 */
export function keepPage(): Plugin {
  return {
    name: "keep-page",
    apply: "build",
    transform: {
      filter: { id: /\/react-router\//, code: RELOAD },
      handler: (code) => ({ code: code.replaceAll(RELOAD, TELL), map: null }),
    },
  };
}
