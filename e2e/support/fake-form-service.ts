import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { Locator } from "@playwright/test";
import { startLocally } from "#scripts/support/start-locally.ts";
import { test as base } from "./fixtures.ts";

export type Answer = (response: ServerResponse, count: number) => unknown;

export const answerJson =
  (status = 200, body: unknown = { ok: true }): Answer =>
  (response) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  };

export class FakeFormService {
  readonly inquiries: Record<string, string>[] = [];
  /** The second argument counts the requests, from 1. */
  answer: Answer = answerJson();
  url = "";
  stop = () => {};

  holdAnswer() {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.answer = (response, count) => released.then(() => answerJson()(response, count));
    return release;
  }

  readonly receive: RequestListener = async (request, response) => {
    if (request.method !== "POST") return void response.end("<h1>Thank you</h1>");
    const chunks = await request.toArray();
    const headers = { "Content-Type": request.headers["content-type"] ?? "" };
    const form = await new Response(Buffer.concat(chunks), { headers }).formData();
    const fields = Object.fromEntries(form) as Record<string, string>;
    if (fields.message) fields.message = fields.message.replaceAll("\r\n", "\n");
    this.inquiries.push(fields);
    response.setHeader("Access-Control-Allow-Origin", "*");
    // A browser repeats a request that fails on a connection that it has used before.
    response.setHeader("Connection", "close");
    this.answer(response, this.inquiries.length);
  };
}

export const sendTo = (form: Locator, endpoint: string, answers = "json") =>
  form.evaluate(
    (element, service) => {
      element.setAttribute("action", service.endpoint);
      element.setAttribute("data-answers", service.answers);
      element.removeAttribute("enctype");
    },
    { endpoint, answers },
  );

export const test = base.extend<{ formService: FakeFormService }>({
  // The built page's policy does not name this form service.
  bypassCSP: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  formService: async ({}, use) => {
    const formService = new FakeFormService();
    const { origin, stop } = await startLocally(createServer(formService.receive));
    await use(Object.assign(formService, { url: `${origin}/inquiries`, stop }));
    stop();
  },
});
