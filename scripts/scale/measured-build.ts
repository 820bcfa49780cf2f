import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

type Usage = { seconds: number; cpuSeconds: number; megabytes: number };

const REPORTER = pathToFileURL("scripts/scale/report-usage.js").href;

/** Builds the site in a folder; what it says is only told when it fails. */
export async function measuredBuild(folder: string): Promise<Usage> {
  const usageFile = join(folder, "usage.jsonl");
  await rm(usageFile, { force: true });
  const start = performance.now();
  const { CONTENT_FOLDER: _, ...env } = process.env;
  const build = spawn("npm", ["run", "build"], {
    cwd: folder,
    env: { ...env, USAGE_FILE: usageFile, NODE_OPTIONS: `--import=${REPORTER}` },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = Promise.all([text(build.stdout), text(build.stderr)]);
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error(`the build failed:\n${(await log).join("\n")}`);
  const seconds = (performance.now() - start) / 1000;

  const lines = (await readFile(usageFile, "utf8")).trim().split("\n");
  const processes = lines.map((line) => JSON.parse(line) as Omit<Usage, "seconds">);
  return {
    seconds,
    cpuSeconds: processes.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    // The steps of a build run one after the other.
    megabytes: Math.max(...processes.map(({ megabytes }) => megabytes)),
  };
}
