import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";

export type Sizes = { projects: number; posts: number; faqs: number };

/** Far from every number that an old address names. */
const FIRST_NEW_ID = 10_001;
const WRITTEN_ANEW = ["photos", "projects", "posts", "faqs.yml"];

/** Texts that lists show; like in real content, no two are alike. */
const VARIED = ["seoTitle", "summary", "description", "excerpt"] as const;

type Entry = { id: number; title: string; question: string } & Record<string, unknown>;

/** Content of any size in the shape of the sample: its own entries, then numbered copies of them. */
export async function makeContent(folder: string, sizes: Sizes) {
  await cp(SAMPLE_FOLDER, folder, {
    recursive: true,
    filter: (source) => !WRITTEN_ANEW.some((name) => source === join(SAMPLE_FOLDER, name)),
  });
  await symlink(resolve(SAMPLE_FOLDER, "photos"), join(folder, "photos"));
  await writeCopies(folder, "projects", sizes.projects, (source, copy) =>
    stringify(renumbered(source, copy)),
  );
  await writeCopies(folder, "posts", sizes.posts, (source, copy) => {
    const [, fields = "", body = ""] = source.split(/^---\r?\n/m);
    return `---\n${stringify(renumbered(fields, copy))}---\n${body}`;
  });
  await writeFaqs(folder, sizes.faqs);
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

function renumbered(source: string, copy: number) {
  const entry = parse(source) as Entry;
  const varied = VARIED.filter((field) => field in entry).map((field) => [
    field,
    shuffledWords(String(entry[field]), copy),
  ]);
  return {
    ...entry,
    ...Object.fromEntries(varied),
    id: FIRST_NEW_ID + copy,
    title: `${entry.title} ${copy}`,
  };
}

function shuffledWords(text: string, copy: number): string {
  const rank = (word: string) => createHash("md5").update(`${word}${copy}`).digest("hex");
  return text
    .split(" ")
    .sort((a, b) => rank(a).localeCompare(rank(b)))
    .join(" ");
}

async function writeFaqs(folder: string, count: number) {
  const faqs = parse(await readFile(join(SAMPLE_FOLDER, "faqs.yml"), "utf8")) as Entry[];
  const many = Array.from({ length: Math.max(count, faqs.length) }, (_, copy) => {
    const faq = faqs[copy % faqs.length] as Entry;
    return copy < faqs.length ? faq : { ...faq, question: `${faq.question} (${copy})` };
  });
  await writeFile(join(folder, "faqs.yml"), stringify(many));
}
