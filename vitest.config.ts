import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,desk,hosting,scripts}/**/*.test.{ts,tsx}"] },
});
