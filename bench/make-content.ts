import { hash } from "node:crypto";
import { cp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";

type Sizes = { projects: number; posts: number; faqs?: number };

const FIRST_NEW_ID = 10_001;
const PHOTOS = join(SAMPLE_FOLDER, "photos");
/** Shuffled, since a thousand equal texts would compress to one. */
const VARIED = ["seoTitle", "summary", "description", "excerpt"];

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
  const own: { question: string }[] = parse(await readFile(join(folder, "faqs.yml"), "utf8"));
  const all = Array.from({ length: Math.max(faqs, own.length) }, (_, copy) => {
    const faq = own[copy % own.length];
    return copy < own.length ? faq : { ...faq, question: `${faq?.question} (${copy})` };
  });
  await writeFile(join(folder, "faqs.yml"), stringify(all));
}

function copyOf(source: string, copy: number): string {
  const [, matter, body = ""] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)/) ?? [];
  const entry: Record<string, unknown> = parse(matter ?? source);
  for (const field of VARIED) if (entry[field]) entry[field] = shuffled(`${entry[field]}`, copy);
  const title = `${entry.title} ${copy}`;
  const fields = stringify({ ...entry, id: FIRST_NEW_ID + copy, title });
  return matter === undefined ? fields : `---\n${fields}---\n${body}`;
}

function shuffled(text: string, copy: number): string {
  const rank = (word: string) => hash("md5", `${word}${copy}`);
  const words = text.split(" ").sort((a, b) => rank(a).localeCompare(rank(b)));
  return words.join(" ");
}
