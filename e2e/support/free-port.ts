import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { startLocally } from "#scripts/support/start-locally.ts";

export async function freePort(): Promise<number> {
  const { port, stop } = await startLocally(createServer());
  stop();
  return port;
}

export async function untilAnswered(address: string) {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await setTimeout(50);
  }
  throw new Error(`${address} did not answer`);
}
