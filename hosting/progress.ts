/** Nobody needs to be told of what is over in a moment. */
const SILENT_MS = 3000;
/** A terminal rewrites its line; a log would fill with them. */
const TERMINAL_MS = 500;
const LOG_MS = 10_000;

type Output = Pick<NodeJS.WriteStream, "isTTY" | "write">;

/** Tells how far long work has come and about how long it will still take. */
export function startProgress(what: string, total: number, output: Output = process.stdout) {
  const start = performance.now();
  let done = 0;
  let told = start + SILENT_MS - (output.isTTY ? TERMINAL_MS : LOG_MS);
  let isTold = false;
  return {
    step() {
      done += 1;
      const now = performance.now();
      if (now - told < (output.isTTY ? TERMINAL_MS : LOG_MS)) return;
      told = now;
      isTold = true;
      const line = `${what}: ${done} of ${total}, ${remaining((now - start) / done, total - done)} left`;
      output.write(output.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    },
    end() {
      if (isTold && output.isTTY) output.write("\r\x1b[K");
    },
  };
}

function remaining(msEach: number, count: number): string {
  const seconds = Math.ceil((msEach * count) / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
