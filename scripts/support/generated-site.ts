import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { createSiteServer } from "#hosting/server/server.ts";
import { copyProject } from "#scripts/support/copy-project.ts";
import { startLocally } from "#scripts/support/start-locally.ts";

/** A smaller number than the sample's removes entries, a larger one adds copies. */
type Sizes = { projects?: number; posts?: number; faqs?: number };

export async function openGeneratedSite(sizes: Sizes, change: (content: string) => Promise<void>) {
  const folder = await fs.mkdtemp(join(tmpdir(), "generated-site-"));
  const content = join(folder, "content");
  const onlyRead = [SAMPLE_FOLDER, "public"];
  await copyProject(folder, onlyRead);
  for (const name of onlyRead) await fs.symlink(resolve(name), join(folder, name));
  await makeContent(content, sizes);
  await change(content);
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
      await fs.rm(folder, { recursive: true });
    },
  };
}

const FIRST_NEW_ID = 10_001;
const PHOTOS = join(SAMPLE_FOLDER, "photos");

async function makeContent(folder: string, { faqs = 0, ...entries }: Sizes) {
  await fs.cp(SAMPLE_FOLDER, folder, { recursive: true, filter: (source) => source !== PHOTOS });
  await fs.symlink(resolve(PHOTOS), join(folder, "photos"));
  for (const [kind, count] of Object.entries(entries)) {
    const names = await fs.readdir(join(folder, kind));
    for (const name of names.slice(count)) await fs.rm(join(folder, kind, name));
    for (let copy = names.length; copy < count; copy += 1) {
      const name = names[copy % names.length] ?? "";
      const source = await fs.readFile(join(SAMPLE_FOLDER, kind, name), "utf8");
      const file = join(folder, kind, name.replace(/\.\w+$/, `-${copy}$&`));
      await fs.writeFile(file, copyEntry(source, copy));
    }
  }
  const questions = await fs.readFile(join(folder, "faqs.yml"), "utf8");
  const own = questions.split(/^(?=- )/m).slice(1);
  for (let copy = own.length; copy < faqs; copy += 1) {
    const numbered = own[copy % own.length]?.replace(/\?$/m, ` (${copy})?`);
    await fs.appendFile(join(folder, "faqs.yml"), `\n${numbered}`);
  }
}

function copyEntry(source: string, copy: number): string {
  const rank = (word: string) => hash("md5", `${word}${copy}`);
  // Words are shuffled, because a thousand equal texts would compress to one.
  const shuffled = (text: string) =>
    text
      .split(" ")
      .sort((a, b) => rank(a).localeCompare(rank(b)))
      .join(" ");
  return source
    .replace(/^id: .*/m, `id: ${FIRST_NEW_ID + copy}`)
    .replace(/^title: "(.*)"/m, `title: "$1 ${copy}"`)
    .replace(/(?<=^(?:seoTitle|summary|description|excerpt): ").*(?=")/gm, shuffled);
}
