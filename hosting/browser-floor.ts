/**
 * The oldest browsers in which the scripts run: those that Tailwind's style sheets need. The build
 * and its checks read them here; start-scripts.js recognizes them by what they can do.
 */
export const BROWSER_FLOOR = { chrome: "111", firefox: "128", safari: "16.4", ios: "16.4" };

/** The newest edition of the language that all of them understand in full. */
export const FLOOR_ECMASCRIPT = 2022;

/** In the notation of Vite. */
export const BUILD_TARGETS = Object.entries(BROWSER_FLOOR).map((parts) => parts.join(""));
