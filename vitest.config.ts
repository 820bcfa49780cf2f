import { defineConfig } from "vitest/config";
import { SAMPLE_FOLDER } from "./app/model/read/content-folder.server.ts";

export default defineConfig({
  test: {
    include: ["{app,desk,hosting,scripts}/**/*.test.{ts,tsx}"],
    env: { CONTENT_FOLDER: SAMPLE_FOLDER },
    // A test that changes modules loads and leaves them itself; afresh for each file takes twice as long.
    isolate: false,
    // Some tests read all content; on a busy machine that takes more than the usual five seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
