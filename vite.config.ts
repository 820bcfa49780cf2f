import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { BUILD_TARGETS } from "./hosting/browser-floor.ts";

/**
 * Two files instead of twenty, most of them a few bytes long: libraries, which stay in a visitor's
 * cache when the site changes, and what several pages of ours use. What only the pages of projects,
 * cities and services use is left to them.
 */
const CHUNKS = [
  { name: "libraries", test: /\/node_modules\//, priority: 1 },
  {
    name: "shared",
    test: /\/app\/(components(?!\/places)|config|hooks|lib|shell|ui)\//,
    minShareCount: 2,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: isSsrBuild
    ? {}
    : {
        target: BUILD_TARGETS,
        rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
      },
  // Hundreds of made pictures that nobody edits by hand.
  server: { watch: { ignored: ["**/public/uploads/**"] } },
}));
