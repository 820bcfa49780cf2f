import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteServer } from "#hosting/server.ts";

type Answer = (response: ServerResponse, count: number) => void;

export const answerJson =
  (status = 200, body: unknown = { ok: true }): Answer =>
  (response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  };

/** A form service on a port of its own that keeps what it receives. */
export class EnquiryReceiver {
  readonly enquiries: Record<string, string>[] = [];
  /** How it answers from now on; the second argument counts the requests, from 1. */
  answer: Answer = answerJson();
  readonly #server = createServer((...pair) => this.#receive(...pair));

  async start() {
    await listen(this.#server);
    return this;
  }

  async stop() {
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise((done) => this.#server.close(done));
  }

  get url() {
    return `http://localhost:${portOf(this.#server)}/enquiries`;
  }

  readonly #receive: RequestListener = async (request, response) => {
    const chunks = await request.toArray();
    const headers = { "Content-Type": request.headers["content-type"] ?? "" };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    const fields = Object.fromEntries(form) as Record<string, string>;
    if (fields.message) fields.message = fields.message.replaceAll("\r\n", "\n");
    this.enquiries.push(fields);
    response.setHeader("Access-Control-Allow-Origin", "*");
    this.answer(response, this.enquiries.length);
  };
}

/**
 * Serves the built site as if `enquiries.endpoint` had been set before the build: the address is
 * put where the build writes it, into the form's action and the page's inlined data.
 */
export async function serveWithEndpoint(endpoint: string): Promise<Server> {
  const page = (await readFile("build/client/contact/index.html", "utf8"))
    .replace(/action="mailto:[^"]*" enctype="text\/plain"/, `action="${endpoint}"`)
    .replace(/(?<=streamController\.enqueue\()".*?[^\\]"(?=\))/, (data) =>
      withEndpoint(data, endpoint),
    );
  const site = createSiteServer("build");
  return listen(
    createServer((request, response) => {
      if (!/^\/contact(\?|$)/.test(request.url ?? "")) site.emit("request", request, response);
      else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
    }),
  );
}

export const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listen(server: Server) {
  server.listen(0);
  await once(server, "listening");
  return server;
}

/** The data is a flat list in which objects refer to keys and values by position. */
function withEndpoint(data: string, endpoint: string): string {
  const list = JSON.parse(JSON.parse(data)) as unknown[];
  const key = `_${list.indexOf("endpoint")}`;
  const page = list.find((item) => item !== null && typeof item === "object" && key in item);
  if (!page) throw new Error("the contact page's data has no endpoint");
  (page as Record<string, number>)[key] = list.push(endpoint) - 1;
  return JSON.stringify(`${JSON.stringify(list)}\n`).replaceAll("<", "\\u003C");
}
