import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** Sends a path exactly as given: fetch would tidy it up first. */
export async function rawRequest(origin: string, path: string, method = "GET", headers = {}) {
  const sent = request(origin, { path, method, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
