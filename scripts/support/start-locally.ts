import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export async function startLocally(server: Server) {
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  const stop = () => void server.close().closeAllConnections();
  return { origin: `http://localhost:${port}`, port, stop };
}

export async function findFreePort(): Promise<number> {
  const { port, stop } = await startLocally(createServer());
  stop();
  return port;
}
