import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentPreview } from "./desk/preview.ts";
import { localEditor } from "./hosting/admin.ts";

/** The oldest browsers in which the scripts run; start-scripts.js recognizes them by what they can do. */
const BROWSER_FLOOR = ["chrome114", "edge114", "firefox128", "safari17", "ios17"];

const OF_LISTS =
  /app\/(components\/(list-status|page-links)|hooks\/use-list-results|lib\/list-pages)/;
const OF_FORMS = /app\/(components\/submission|ui\/(field|text-field))/;
const OF_CONTACT =
  /app\/(routes\/contact\/inquiry\/(came-from|fields)|ui\/(select|segmented-radios))/;
const OF_CONTACT_LATER = /app\/routes\/contact\//;
const OF_A_FEW =
  /app\/(components\/(answer-hero|before-after|byline|filter-buttons|link-lists|project-list|question-row|quote|rich-text)|hooks\/use-category|lib\/form-service-answers)/;

/** A few files instead of twenty; libraries apart, since they stay cached when the site changes. */
const CHUNKS = [
  { name: "libraries", test: /\/node_modules\//, priority: 3 },
  { name: "preload", test: /preload-helper/, priority: 3 },
  {
    name: "shared",
    test: (id: string) =>
      /\/app\/(components|config|hooks|lib|shell|ui)\//.test(id) &&
      ![OF_LISTS, OF_FORMS, OF_CONTACT, OF_A_FEW].some((few) => few.test(id)),
    minShareCount: 2,
    priority: 2,
  },
  { name: "forms", test: OF_FORMS, minShareCount: 2, priority: 1 },
  { name: "lists", test: OF_LISTS, minShareCount: 2 },
  { name: "project", test: /app\/routes\/project\//, minShareCount: 2 },
  { name: "contact", test: OF_CONTACT, minShareCount: 2, priority: 1 },
  { name: "contact-later", test: OF_CONTACT_LATER, minShareCount: 2 },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [localEditor(), contentPreview(), tailwindcss(), reactRouter()],
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
  server: { watch: { ignored: ["**/public/uploads/**"] } },
}));
