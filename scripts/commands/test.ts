/** Every check of the product, on the sample: whatever content/ says, it is not read. */
import { type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";

/** One after another; what stands beside each other keeps one core busy each. */
const STAGES = [
  [["photos"], ["lint", "check-content", "test:tools"]],
  [["test:unit", "build", "types"], ["test:take-over"]],
  [["test:e2e"]],
];

const env = { ...process.env, CONTENT_FOLDER: SAMPLE_FOLDER };

for (const lanes of STAGES) {
  const run = lanes.length > 1 ? runAside : runStep;
  const passed = await Promise.all(lanes.map((steps) => runLane(steps, run)));
  if (passed.includes(false)) process.exit(1);
}

async function runLane(steps: string[], run: (step: string) => Promise<boolean>) {
  for (const step of steps) if (!(await run(step))) return false;
  return true;
}

async function runStep(step: string): Promise<boolean> {
  const [status] = await once(start(step, "inherit"), "exit");
  return status === 0;
}

/** What it says is shown in one piece, when it is done. */
async function runAside(step: string): Promise<boolean> {
  console.log(`npm run ${step} ...`);
  const child = start(`${step} 2>&1`, ["ignore", "pipe", "inherit"]);
  const [[status], said] = await Promise.all([
    once(child, "exit"),
    child.stdout && text(child.stdout),
  ]);
  process.stdout.write(said ?? "");
  return status === 0;
}

/** A shell finds npm on every system: on Windows it is a script of another name. */
function start(step: string, stdio: StdioOptions) {
  return spawn(`npm run ${step}`, { shell: true, stdio, env });
}
