import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** The oldest browsers in which the scripts run; start-scripts.js recognizes them by what they can do. */
const BROWSER_FLOOR = ["chrome114", "edge114", "firefox128", "safari17", "ios17"];

/** What only a few pages use is left to them: rich text, lists with filters, forms. */
const OF_A_FEW = new RegExp(
  [
    "components/(answer-hero|before-after-band|project-list|question-row|rich-text|submission)",
    "components/(list-status|page-links)|hooks/use-list-results|lib/list-pages",
    "lib/form-service-answers|ui/(field|text-field)",
  ].join("|"),
);

/**
 * Two files instead of twenty, most of them a few bytes long: libraries, which stay in a visitor's
 * cache when the site changes, and what several pages of ours use.
 */
const CHUNKS = [
  { name: "libraries", test: /\/node_modules\//, priority: 1 },
  {
    name: "shared",
    test: (id: string) =>
      /\/app\/(components|config|hooks|lib|shell|ui)\//.test(id) && !OF_A_FEW.test(id),
    minShareCount: 2,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    reportCompressedSize: false,
    // A font within the style sheet would hold up the first paint.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    rolldownOptions: {
      // A warning, though most of the time is pre-rendering.
      checks: { bundlerTimings: false },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: CHUNKS } } }),
    },
    ...(!isSsrBuild && { target: BROWSER_FLOOR }),
  },
  // Hundreds of made photos that nobody edits by hand.
  server: { watch: { ignored: ["**/public/uploads/**"] } },
}));
