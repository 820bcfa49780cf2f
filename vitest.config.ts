import { defineConfig } from "vitest/config";
import { SAMPLE_FOLDER } from "./app/model/read/content-folder.server.ts";

// Some tests read all content; on a busy machine that takes more than the usual five seconds.
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...PATIENCE,
          name: "unit",
          include: ["{app,desk,hosting,scripts}/**/*.test.{ts,tsx}"],
          env: { CONTENT_FOLDER: SAMPLE_FOLDER },
          // A test that changes modules loads and leaves them itself; afresh for each file takes twice as long.
          isolate: false,
        },
      },
      // What the last build has made, without a browser.
      {
        test: {
          ...PATIENCE,
          name: "built",
          include: ["e2e/{any-content,faults,site}/**/*.test.ts"],
          isolate: false,
        },
      },
      // Every host, with the files that the last build has made for it; npx may have to bring one first.
      {
        test: {
          ...PATIENCE,
          name: "hosts",
          include: ["e2e/hosts/*.test.ts"],
          hookTimeout: 300_000,
        },
      },
      // Two builds and a run of `npm run check`.
      { test: { name: "take-over", include: ["e2e/take-over/*.test.ts"], testTimeout: 900_000 } },
    ],
  },
});
