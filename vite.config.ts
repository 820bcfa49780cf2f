import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { localEditor } from "./authoring/admin.ts";
import { contentPreview } from "./authoring/preview.ts";

/** The oldest browsers in which the scripts run; deferred-hydration.js recognizes them by what they can do. */
const BROWSER_FLOOR = ["chrome114", "edge114", "firefox128", "safari17", "ios17"];

export default defineConfig({
  plugins: [localEditor(), contentPreview(), tailwindcss(), reactRouter()],
  build: {
    target: BROWSER_FLOOR,
    reportCompressedSize: false,
    // A font within the style sheet would hold up the first paint.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: {
            // Few files, so that few can be lost; that of the libraries stays in the cache when the site changes.
            codeSplitting: {
              groups: [
                { name: "libraries", test: /node_modules/ },
                { name: "shared", test: /\bapp\b/, minShareCount: 2 },
              ],
            },
            // Chromium compiles the whole file beside the main thread, not function by function on it.
            postBanner: "//# allFunctionsCalledOnLoad",
          },
        },
      },
    },
  },
  server: { watch: { ignored: ["**/public/uploads/**", "**/.cache/**"] } },
});
