import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,hosting,scripts}/**/*.test.{ts,tsx}"] },
});
