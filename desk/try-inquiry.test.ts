import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tryInquiry } from "./try-inquiry.ts";

const WEBSITE = "https://www.studio.example";
const OPEN = { "Access-Control-Allow-Origin": "*" };

let answer: (response: ServerResponse) => void;
let received = "";
const server = createServer(async (request, response) => {
  received = Buffer.concat(await request.toArray()).toString();
  answer(response);
});
const endpoint = () => `http://localhost:${(server.address() as AddressInfo).port}/form`;

beforeEach(async () => {
  server.listen(0);
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const attempt = async (settings: object = {}) => {
  const { counts, lines } = await tryInquiry({ endpoint: endpoint(), ...settings }, WEBSITE);
  return { counts, text: lines.join("\n") };
};

test("without an address it says so", async () => {
  const { counts, lines } = await tryInquiry({}, WEBSITE);
  expect(counts).toBe(false);
  expect(lines[0]).toContain("No form service is set");
});

test("a known yes counts, and the test inquiry is marked", async () => {
  answer = (response) => response.writeHead(200, OPEN).end('{"ok":true}');
  const { counts, text } = await attempt({ fields: [{ name: "access_key", value: "k-1" }] });
  expect(counts).toBe(true);
  expect(text).toContain('The service answered 200: {"ok":true}');
  expect(text).toContain("would count it as sent");
  expect(received).toContain("TEST: sent by npm run try-inquiry");
  expect(received).toMatch(/access_key"\s+k-1/);
});

test("a refusal does not count", async () => {
  answer = (response) => response.writeHead(200, OPEN).end('{"success":"false"}');
  const { counts, text } = await attempt();
  expect(counts).toBe(false);
  expect(text).toContain("would not count it as sent");
  expect(text).not.toContain("answers: page");
});

test("a page counts only with the setting, which it names", async () => {
  answer = (response) => response.writeHead(200, OPEN).end("<h1>Thanks</h1>");
  const { counts, text } = await attempt();
  expect(counts).toBe(false);
  expect(text).toContain('add "answers: page"');
  expect(await attempt({ answers: "page" })).toMatchObject({ counts: true });
});

test("a redirect counts with the setting", async () => {
  answer = (response) => response.writeHead(302, { ...OPEN, Location: "/thanks" }).end();
  expect(await attempt({ answers: "page" })).toMatchObject({ counts: true });
});

test("an answer from a second origin counts once the site knows that origin", async () => {
  const second = endpoint().replace("localhost", "127.0.0.1");
  answer = (response) =>
    response.req.method === "POST"
      ? response.writeHead(302, { ...OPEN, Location: second }).end()
      : response.writeHead(200, OPEN).end('{"result":"success"}');
  const { counts, text } = await attempt();
  expect(counts).toBe(false);
  expect(text).toContain(`answersFrom: "${new URL(second).origin}"`);
  expect(await attempt({ answers: "page" }), "nor without scripts").toMatchObject({
    counts: false,
  });
  expect(await attempt({ answersFrom: second })).toMatchObject({ counts: true });
});

test("a redirect loop is told", async () => {
  answer = (response) => response.writeHead(302, { ...OPEN, Location: "/form" }).end();
  const { counts, text } = await attempt();
  expect(counts).toBe(false);
  expect(text).toContain("redirects more than 20 times");
});

test("an answer that browsers may not read does not count", async () => {
  answer = (response) => response.end('{"ok":true}');
  const { counts, text } = await attempt();
  expect(counts).toBe(false);
  expect(text).toContain(`does not allow ${WEBSITE}`);
});

test("an address that nobody answers is told", async () => {
  const { counts, lines } = await tryInquiry({ endpoint: "http://localhost:1/form" }, WEBSITE);
  expect(counts).toBe(false);
  expect(lines[0]).toContain("could not be reached");
});
