import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import sirv from "sirv";
import { Refusal } from "#app/model/read/refusal.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

const TEXT = /\.(html|js|css|data|json|svg|xml|txt|webmanifest)$/;

/** With brotli, as hosts do. */
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
  const server = createServer(sirv(copy, { brotli: true, extensions: ["html"] }));
  const { origin, stop } = await startLocally(server);
  return {
    origin,
    has: (path: string) => existsSync(join(copy, path === "/" ? "index.html" : `${path}.html`)),
    async close() {
      stop();
      await rm(copy, { recursive: true });
    },
  };
}

export function withoutScripts(html: string): string {
  const scripts = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs;
  return html.replace(scripts, "").replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}
