import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { contentPreview } from "./desk/preview.ts";
import { localEditor } from "./hosting/admin.ts";

/** The oldest browsers in which the scripts run; start-scripts.js recognizes them by what they can do. */
const BROWSER_FLOOR = ["chrome114", "edge114", "firefox128", "safari17", "ios17"];

const OF_EVERY_PAGE = new RegExp(
  [
    "node_modules|preload-helper",
    "app/components/(call-to-action|page-hero|quote|reveal)",
    "app/config/(?!stagings)",
    "app/hooks/use-kept",
    "app/lib/(join|paths|text/words|wrap)",
    "app/routes/frame",
    "app/seo/page-tags",
    "app/shell/(shell|not-found/requested-path)",
    "app/ui/(icon-button|text-link|spinner)",
  ].join("|"),
);

/** Few files, because many small ones compress badly. Only a new version of the product changes them. */
const CHUNKS = [
  { name: "site", test: OF_EVERY_PAGE, priority: 3 },
  { name: "stagings", test: /app\/config\/stagings/, priority: 2 },
  {
    name: "project",
    test: /app\/(routes\/project\/(arrival|loading-frame|use-swipe)|ui\/logo)/,
  },
  { name: "filters", test: /app\/(components\/filter-buttons|hooks\/use-category)/ },
  {
    name: "lists",
    test: /app\/(components\/(list-status|page-links)|hooks\/use-list-results|lib\/list-pages)/,
    minShareCount: 2,
  },
];

const ROUTER = fileURLToPath(
  new URL("node_modules/react-router/dist/production/", import.meta.url),
);

/** What the router calls its components would keep those that the site does not use. */
const unnamedRouter: Plugin = {
  name: "unnamed-router",
  transform: {
    filter: { id: /react-router\/dist\/production/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, "")
        .replace(/React\d+\.forwardRef\(/g, "/* @__PURE__ */ $&"),
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: {
    // The package names only its development files, with warnings that visitors need not load.
    alias:
      command === "build" && !isSsrBuild
        ? [
            { find: /^react-router$/, replacement: `${ROUTER}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${ROUTER}dom-export.mjs` },
          ]
        : [],
  },
  plugins: [localEditor(), contentPreview(), unnamedRouter, tailwindcss(), reactRouter()],
  build: {
    reportCompressedSize: false,
    // A font within the style sheet would hold up the first paint.
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    rolldownOptions: {
      // A warning, though most of the time is pre-rendering.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: CHUNKS } } }),
    },
    ...(!isSsrBuild && { target: BROWSER_FLOOR }),
  },
  server: { watch: { ignored: ["**/public/uploads/**", "**/.cache/**"] } },
}));
