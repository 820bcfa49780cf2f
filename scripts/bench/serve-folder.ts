import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { Refusal } from "#app/lib/refusal.ts";

const CONTENT_TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  svg: "image/svg+xml",
  avif: "image/avif",
  woff2: "font/woff2",
};

type Answer = { type: string; bytes: Buffer; isCompressed: boolean };
type ChangePage = (html: string) => string;

/** One plain host for everything that is compared: brotli for text, pages at clean addresses. */
export async function serveFolder(folder: string, changePage: ChangePage = (html) => html) {
  if (!existsSync(join(folder, "index.html")))
    throw new Refusal(`${folder} holds no site: npm run build makes one.`);
  const answers = new Map<string, Promise<Answer | undefined>>();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/");
    if (!answers.has(path)) answers.set(path, prepare(folder, path, changePage));
    const answer = await answers.get(path);
    if (!answer) return response.writeHead(404).end();
    response.setHeader("Content-Type", answer.type);
    if (answer.isCompressed) response.setHeader("Content-Encoding", "br");
    response.end(answer.bytes);
  }).listen(0);
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    has: async (path: string) => (await prepare(folder, path, changePage)) !== undefined,
    close: () => server.close().closeAllConnections(),
  };
}

async function prepare(folder: string, path: string, changePage: ChangePage) {
  for (const file of [path, `${path}.html`, join(path, "index.html")]) {
    const found = await readFile(join(folder, file)).catch(() => undefined);
    if (!found) continue;
    const ending = extname(file).slice(1);
    const bytes = ending === "html" ? Buffer.from(changePage(found.toString())) : found;
    const type = CONTENT_TYPES[ending] ?? "application/octet-stream";
    const isCompressed = /text|json|xml/.test(type);
    return {
      type,
      bytes: isCompressed ? await promisify(brotliCompress)(bytes) : bytes,
      isCompressed,
    };
  }
  return undefined;
}
