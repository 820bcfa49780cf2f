import { defineConfig } from "vitest/config";

/** Two builds and two runs of the gate: minutes, so it is no part of the unit tests. */
export default defineConfig({
  test: { include: ["e2e/take-over/*.test.ts"], testTimeout: 900_000, hookTimeout: 60_000 },
});
