import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { PATHS } from "#app/config/paths.ts";
import { touchPost } from "./touch-article.ts";

/** Enough for Vite to have prepared itself on a busy machine. */
const FIRST_LOAD_MS = 120_000;

/** How long whoever edits content waits for a page: the slowest as it was, and after an edit. */
export async function measureDev(folder: string): Promise<Record<string, number>> {
  const { CONTENT_FOLDER: _, NODE_ENV: __, ...env } = process.env;
  const server = spawn(join("node_modules", ".bin", "react-router"), ["dev"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const origin = await addressIn(server.stdout);
    const load = async (path: string) => {
      const start = performance.now();
      const response = await fetch(origin + path, { signal: AbortSignal.timeout(FIRST_LOAD_MS) });
      await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return Math.round(performance.now() - start);
    };
    const pages = [PATHS.home, PATHS.portfolio, PATHS.blog, PATHS.contact];
    for (const path of pages) await load(path);
    const times = [];
    for (const path of pages) times.push(await load(path));
    await touchPost(folder);
    return { "dev page ms": Math.max(...times), "dev edit ms": await load(PATHS.blog) };
  } finally {
    server.kill();
    await once(server, "close");
  }
}

/** Where Vite says that it listens. */
async function addressIn(output: Readable): Promise<string> {
  let said = "";
  for await (const part of output.iterator({ destroyOnReturn: false })) {
    said += part;
    // Vite prints its port in bold.
    const [address] = stripVTControlCharacters(said).match(/http:\/\/localhost:\d+(?=\/)/) ?? [];
    if (address) return address;
  }
  throw new Error(`the dev server ended: ${said}`);
}
