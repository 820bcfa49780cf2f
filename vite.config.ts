import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { getSite } from "./app/model/load/site.server.ts";
import { defineOptionalParts } from "./app/model/queries/site/optional-parts.server.ts";
import { localEditor } from "./authoring/admin.ts";
import { contentPreview } from "./authoring/preview.ts";

/** These are the oldest browsers that run the scripts; deferred-hydration.js detects them by their features. */
const BROWSER_FLOOR = ["chrome114", "edge114", "firefox128", "safari17", "ios17"];

/** All of them in the preview, where the owner may add one at any moment. */
const optionalParts: Plugin = {
  name: "optional-parts",
  config: async (_, { command }) => ({
    define: defineOptionalParts(command === "build" ? (await getSite()).content : undefined),
  }),
};

export default defineConfig({
  plugins: [optionalParts, localEditor(), contentPreview(), tailwindcss(), reactRouter()],
  build: {
    target: BROWSER_FLOOR,
    reportCompressedSize: false,
    // A font inside the style sheet would delay the first paint.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: {
            // Fewer files can fail, and the libraries stay in the cache when the site changes.
            codeSplitting: {
              groups: [
                { name: "libraries", test: /node_modules/ },
                { name: "shared", test: /\bapp\b/, minShareCount: 2 },
              ],
            },
            // Chromium then compiles the whole file off the main thread, not function by function on it.
            postBanner: "//# allFunctionsCalledOnLoad",
          },
        },
      },
    },
  },
  server: { watch: { ignored: ["**/public/uploads/**", "**/.cache/**"] } },
});
