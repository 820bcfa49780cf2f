import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { ContentProblems } from "#app/model/read/problems.ts";
import { ContentReader } from "#app/model/read/reader.server.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";
import { schemaComment } from "#desk/json-schemas.ts";

const word = z.string().optional();
const entry = z.looseObject({
  id: z.number().catch(0),
  author: word,
  city: z.string().catch(""),
  staging: word,
  from: word,
});

export class Shelf {
  readonly folder: string;
  readonly lastBuild: string;
  readonly #reader: ContentReader;

  constructor(folder: string, lastBuild = "build/client/sitemap.xml") {
    this.folder = folder;
    this.lastBuild = lastBuild;
    // Mistakes elsewhere do not stop a new entry; the check at the end names them.
    this.#reader = new ContentReader(folder, new ContentProblems(folder));
  }

  async entries(kind: keyof typeof CONTENT_FOLDERS) {
    const { folder, extension } = CONTENT_FOLDERS[kind];
    const files = await this.#reader.list(folder, extension);
    const read = files.map(async (file) => ({
      ...((await this.#reader.read(file, entry))?.fields ?? entry.parse({})),
      slug: basename(file, extension),
    }));
    return Promise.all(read);
  }

  /** The entries of a list, none where it is not there yet. */
  async items(file: string) {
    if (!this.has(file)) return [];
    return (await this.#reader.read(file, z.array(entry)))?.fields ?? [];
  }

  async business() {
    const website = z.looseObject({ website: z.string() });
    return (await this.#reader.read(CONTENT_FILES.business.file, website))?.fields;
  }

  /** Photos that no project and no post shows; those not yet described are new and come first. */
  async freePhotos(): Promise<string[]> {
    const used = JSON.stringify([await this.entries("projects"), await this.entries("posts")]);
    const names = await readdir(join(this.folder, "photos")).catch(() => []);
    const isFree = (name: string) =>
      /\.(jpe?g|png|webp)$/i.test(name) && !used.includes(`${name}"`);
    const described = await this.describedPhotos();
    const rank = (name: string) => `${Number(described.has(name))} ${name}`;
    return names.filter(isFree).sort((a, b) => rank(a).localeCompare(rank(b)));
  }

  async describedPhotos(): Promise<Map<string, string>> {
    const { file, schema } = CONTENT_FILES.photos;
    const read = await this.#reader.read(file, schema);
    return new Map(read?.fields.map(({ file, alt }) => [file, alt]));
  }

  has(file: string): boolean {
    return this.#reader.has(file);
  }

  /** Never over something that is there; the first entry of its kind brings its folder. */
  async put(file: string, text: string) {
    await mkdir(dirname(join(this.folder, file)), { recursive: true });
    await writeFile(join(this.folder, file), text, { flag: "wx" });
  }

  /** Adds to a list without touching how the rest of the file is written. */
  async append(file: string, text: string) {
    const path = join(this.folder, file);
    const before = await readFile(path, "utf8").catch(() => `${schemaComment(file)}\n`);
    const end = before.endsWith("\n") ? "" : "\n";
    await writeFile(path, `${before}${end}\n${text}`);
  }
}
