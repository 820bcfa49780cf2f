import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { makeContent } from "#scripts/scale/make-content.ts";
import { copyProgram } from "#scripts/support/copy-program.ts";

export const HOMES = 60;
export const ARTICLES = 30;
export const FAQS = 300;

/** A site with more homes and articles than one page shows, built and served from its own folder. */
export async function openLongSite() {
  const folder = await mkdtemp(join(tmpdir(), "long-site-"));
  const sizes = { projects: HOMES, posts: ARTICLES, faqs: FAQS };
  await copyProgram(folder, [SAMPLE_FOLDER, "public"]);
  // Its pictures are those of the sample, and a build only reads them.
  await symlink(resolve("public"), join(folder, "public"));
  await makeContent(join(folder, "content"), sizes);
  const { CONTENT_FOLDER: _, ...env } = process.env;
  await promisify(execFile)(join("node_modules", ".bin", "react-router"), ["build"], {
    cwd: folder,
    env: { ...env, NODE_ENV: "production" },
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
