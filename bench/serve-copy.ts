import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";
import { Refusal } from "#app/lib/refusal.ts";

const TEXT = /\.(html|js|css|data|json|svg|xml|txt|webmanifest)$/;

/** Serves a copy of a built site with brotli, as hosts do, so that all that is compared has one host. */
export async function serveCopy(client: string, { isScriptFree = false } = {}) {
  if (!existsSync(join(client, "index.html")))
    throw new Refusal(`${client} holds no site: npm run build makes one.`);
  const copy = await mkdtemp(join(tmpdir(), "bench-"));
  await cp(client, copy, { recursive: true });
  for (const name of await readdir(copy, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const file = join(copy, name);
    const bytes = await readFile(file);
    const text = isScriptFree && name.endsWith(".html") ? withoutScripts(`${bytes}`) : bytes;
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
  }
  const server = createServer(sirv(copy, { brotli: true, extensions: ["html"] })).listen(0);
  await once(server, "listening");
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    has: (path: string) => existsSync(join(copy, path === "/" ? "index.html" : `${path}.html`)),
    async close() {
      server.close().closeAllConnections();
      await rm(copy, { recursive: true });
    },
  };
}

/** The same page as fast as it can be: nothing of it runs, all of it is shown. */
export function withoutScripts(html: string): string {
  const scripts = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs;
  return html.replace(scripts, "").replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}
