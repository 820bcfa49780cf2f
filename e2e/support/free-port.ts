import { createServer } from "node:net";

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Waits for a server that has just been started. */
export async function untilAnswered(address: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`${address} did not answer`);
}
