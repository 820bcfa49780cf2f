import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createSiteServer } from "#hosting/server.ts";
import { makeSite } from "#scripts/scale/make-site.ts";

export const ENTRIES = 60;
export const FAQS = 300;

/** A site with more homes and articles than one page shows, built and served from its own folder. */
export async function openLongSite() {
  const folder = await mkdtemp(join(tmpdir(), "long-site-"));
  await makeSite(folder, { projects: ENTRIES, posts: ENTRIES, faqs: FAQS });
  const { CONTENT_FOLDER: _, ...env } = process.env;
  await promisify(execFile)("npx", ["react-router", "build"], {
    cwd: folder,
    env: { ...env, NODE_ENV: "production", PRECOMPRESS: "no" },
    maxBuffer: 2 ** 26,
  });
  const server = createSiteServer(join(folder, "build")).listen(0);
  await once(server, "listening");
  return {
    client: join(folder, "build/client"),
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
