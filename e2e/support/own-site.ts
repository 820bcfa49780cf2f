import { execFile } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { copyProgram } from "#scripts/support/copy-program.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

/** Half a minute on a machine that has nothing else to do. */
export const BUILD_MS = 300_000;

/** A site with other content than the sample, built and served from its own folder. */
export async function openOwnSite(writeContent: (folder: string) => Promise<unknown>) {
  const folder = await mkdtemp(join(tmpdir(), "own-site-"));
  const onlyRead = [SAMPLE_FOLDER, "public"];
  await copyProgram(folder, onlyRead);
  for (const name of onlyRead) await symlink(resolve(name), join(folder, name));
  await writeContent(join(folder, "content"));
  const { CONTENT_FOLDER: _, ...env } = process.env;
  await promisify(execFile)(join("node_modules", ".bin", "react-router"), ["build"], {
    cwd: folder,
    env: { ...env, NODE_ENV: "production" },
    maxBuffer: 2 ** 26,
  });
  const { origin, stop } = await startLocally(createSiteServer(join(folder, "build")));
  return {
    client: join(folder, "build/client"),
    origin,
    async close() {
      stop();
      await rm(folder, { recursive: true });
    },
  };
}
