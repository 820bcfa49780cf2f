import { defineConfig } from "vitest/config";
import { SAMPLE_FOLDER } from "./app/model/read/content-folder.server.ts";

export default defineConfig({
  test: {
    include: ["{app,desk,hosting,scripts}/**/*.test.{ts,tsx}"],
    env: { CONTENT_FOLDER: SAMPLE_FOLDER },
  },
});
