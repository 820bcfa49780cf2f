import { useInBrowser } from "./use-in-browser.ts";

/** False in the pre-rendered HTML and the first client render, true from then on. */
export const useHydrated = () => useInBrowser(() => true, false);
