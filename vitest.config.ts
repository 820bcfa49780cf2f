import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { SAMPLE_FOLDER } from "./app/model/load/content-folder.server.ts";
import { defineOptionalParts } from "./app/model/queries/site/optional-parts.server.ts";

type Options = TestProjectInlineConfiguration["test"];

/** Some tests read all content, which takes more than five seconds on a busy machine. */
const project = (name: string, include: string, options: Options) => ({
  define: defineOptionalParts(),
  test: { name, include: [include], testTimeout: 60_000, hookTimeout: 60_000, ...options },
});

export default defineConfig({
  test: {
    projects: [
      // Isolated files would take twice as long, so a test that changes modules resets them itself.
      project("unit", "{app,authoring,hosting,scripts}/**/*.test.{ts,tsx}", {
        env: { CONTENT_FOLDER: SAMPLE_FOLDER },
        isolate: false,
      }),
      // These tests read the last build without a browser; a host may take a minute to answer.
      project("built", "e2e/**/*.test.ts", { isolate: false, hookTimeout: 90_000 }),
    ],
  },
});
