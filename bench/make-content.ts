import { hash } from "node:crypto";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";

type Sizes = { projects: number; posts: number; faqs?: number };
type Entry = Record<string, unknown>;

const FIRST_NEW_ID = 10_001;
const WRITTEN_ANEW = ["photos", "projects", "posts", "faqs.yml"];

const VARIED = ["seoTitle", "summary", "description", "excerpt"];

export async function makeContent(folder: string, { projects, posts, faqs = 0 }: Sizes) {
  await cp(SAMPLE_FOLDER, folder, {
    recursive: true,
    filter: (source) => !WRITTEN_ANEW.some((name) => source === join(SAMPLE_FOLDER, name)),
  });
  await symlink(resolve(SAMPLE_FOLDER, "photos"), join(folder, "photos"));
  await writeCopies(folder, "projects", projects, (source, copy) =>
    stringify(renumbered(parse(source), copy)),
  );
  await writeCopies(folder, "posts", posts, (source, copy) => {
    const [, fields = "", body = ""] = source.split(/^---\r?\n/m);
    return `---\n${stringify(renumbered(parse(fields), copy))}---\n${body}`;
  });
  const own: Entry[] = parse(await readFile(join(SAMPLE_FOLDER, "faqs.yml"), "utf8"));
  const more = Array.from({ length: Math.max(0, faqs - own.length) }, (_, copy) => {
    const faq = own[copy % own.length] ?? {};
    return { ...faq, question: `${faq.question} (${copy})` };
  });
  await writeFile(join(folder, "faqs.yml"), stringify([...own, ...more]));
}

async function writeCopies(
  folder: string,
  kind: "projects" | "posts",
  count: number,
  copied: (source: string, copy: number) => string,
) {
  const names = await readdir(join(SAMPLE_FOLDER, kind));
  await mkdir(join(folder, kind), { recursive: true });
  for (let copy = 0; copy < count; copy += 1) {
    const name = names[copy % names.length] ?? "";
    const source = await readFile(join(SAMPLE_FOLDER, kind, name), "utf8");
    const isOriginal = copy < names.length;
    await writeFile(
      join(folder, kind, isOriginal ? name : name.replace(/\.\w+$/, `-${copy}$&`)),
      isOriginal ? source : copied(source, copy),
    );
  }
}

function renumbered(entry: Entry, copy: number): Entry {
  const varied = VARIED.filter((field) => field in entry).map((field) => [
    field,
    shuffledWords(`${entry[field]}`, copy),
  ]);
  const title = `${entry.title} ${copy}`;
  return { ...entry, ...Object.fromEntries(varied), id: FIRST_NEW_ID + copy, title };
}

function shuffledWords(text: string, copy: number): string {
  const rank = (word: string) => hash("md5", `${word}${copy}`);
  return text
    .split(" ")
    .sort((a, b) => rank(a).localeCompare(rank(b)))
    .join(" ");
}
