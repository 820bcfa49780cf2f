/** Every check of the product, step by step, on the sample: whatever content/ says, it is not read. */
import { spawnSync } from "node:child_process";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";

const STEPS = [
  "lint",
  "types",
  "check-content",
  "test:unit",
  "build",
  "test:e2e",
  "test:take-over",
];

const env = { ...process.env, CONTENT_FOLDER: SAMPLE_FOLDER };

for (const step of STEPS) {
  // A shell finds npm on every system: on Windows it is a script of another name.
  const { status } = spawnSync(`npm run ${step}`, { shell: true, stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
}
