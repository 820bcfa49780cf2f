import { hash } from "node:crypto";
import { appendFile, cp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";

type Sizes = { projects: number; posts: number; faqs?: number };

const FIRST_NEW_ID = 10_001;
const PHOTOS = join(SAMPLE_FOLDER, "photos");

export async function makeContent(folder: string, { faqs = 0, ...entries }: Sizes) {
  await cp(SAMPLE_FOLDER, folder, { recursive: true, filter: (source) => source !== PHOTOS });
  await symlink(resolve(PHOTOS), join(folder, "photos"));
  for (const [kind, count] of Object.entries(entries)) {
    const names = await readdir(join(folder, kind));
    for (const name of names.slice(count)) await rm(join(folder, kind, name));
    for (let copy = names.length; copy < count; copy += 1) {
      const name = names[copy % names.length] ?? "";
      const source = await readFile(join(SAMPLE_FOLDER, kind, name), "utf8");
      const file = join(folder, kind, name.replace(/\.\w+$/, `-${copy}$&`));
      await writeFile(file, copyOf(source, copy));
    }
  }
  const questions = await readFile(join(folder, "faqs.yml"), "utf8");
  const own = questions.split(/^(?=- )/m).slice(1);
  for (let copy = own.length; copy < faqs; copy += 1) {
    const numbered = own[copy % own.length]?.replace(/\?$/m, ` (${copy})?`);
    await appendFile(join(folder, "faqs.yml"), `\n${numbered}`);
  }
}

function copyOf(source: string, copy: number): string {
  const rank = (word: string) => hash("md5", `${word}${copy}`);
  // Shuffled, since a thousand equal texts would compress to one.
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
