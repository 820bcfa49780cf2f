import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** fetch would normalize the path. */
export async function rawRequest(origin: string, path: string, method = "GET", headers = {}) {
  const sent = request(origin, { path, method, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
