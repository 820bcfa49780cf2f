import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator } from "@playwright/test";
import { test as base } from "./fixtures.ts";

export type Answer = (response: ServerResponse, count: number) => unknown;

export const answerJson =
  (status = 200, body: unknown = { ok: true }): Answer =>
  (response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  };

/** A form service on a port of its own that keeps what it receives. */
export class InquiryReceiver {
  readonly inquiries: Record<string, string>[] = [];
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

  /** Gives no answer until the returned function is called. */
  holdAnswer() {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.answer = (response, count) => released.then(() => answerJson()(response, count));
    return release;
  }

  get url() {
    return `http://localhost:${portOf(this.#server)}/inquiries`;
  }

  readonly #receive: RequestListener = async (request, response) => {
    if (request.method !== "POST") return void response.end("<h1>Thank you</h1>");
    const chunks = await request.toArray();
    const headers = { "Content-Type": request.headers["content-type"] ?? "" };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    const fields = Object.fromEntries(form) as Record<string, string>;
    if (fields.message) fields.message = fields.message.replaceAll("\r\n", "\n");
    this.inquiries.push(fields);
    response.setHeader("Access-Control-Allow-Origin", "*");
    this.answer(response, this.inquiries.length);
  };
}

/** Gives a form the address of a form service, as a setting would have before the build. */
export const sendTo = (form: Locator, endpoint: string, answers = "json") =>
  form.evaluate(
    (element, service) => {
      element.setAttribute("action", service.endpoint);
      element.setAttribute("data-answers", service.answers);
      element.removeAttribute("enctype");
    },
    { endpoint, answers },
  );

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listen(server: Server) {
  server.listen(0);
  await once(server, "listening");
  return server;
}

/** With a form service of its own, which the policy of the page as it was built does not name. */
export const test = base.extend<{ receiver: InquiryReceiver }>({
  bypassCSP: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  receiver: async ({}, use) => {
    const receiver = await new InquiryReceiver().start();
    await use(receiver);
    await receiver.stop();
  },
});
