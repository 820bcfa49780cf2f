import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { SAMPLE_FOLDER } from "./app/model/load/content-folder.server.ts";

type Options = TestProjectInlineConfiguration["test"];

/** Some tests read all content; on a busy machine that takes more than the usual five seconds. */
const project = (name: string, include: string, options: Options) => ({
  test: { name, include: [include], testTimeout: 60_000, hookTimeout: 60_000, ...options },
});

export default defineConfig({
  test: {
    projects: [
      // A test that changes modules loads and leaves them itself; afresh for each file takes twice as long.
      project("unit", "{app,authoring,hosting,scripts}/**/*.test.{ts,tsx}", {
        env: { CONTENT_FOLDER: SAMPLE_FOLDER },
        isolate: false,
      }),
      // What the last build has made, without a browser. A host may take a minute to answer.
      project("built", "e2e/**/*.test.ts", { isolate: false, hookTimeout: 90_000 }),
    ],
  },
});
