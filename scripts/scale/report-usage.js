/** Loaded into every process of a measured build: tells what it has used when it ends. */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

if (isMainThread)
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
    appendFileSync(process.env.USAGE_FILE, `${JSON.stringify(usage)}\n`);
  });
