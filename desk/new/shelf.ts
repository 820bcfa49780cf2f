import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { ContentReader } from "#app/model/read/reader.server.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";
import { photoName } from "#app/model/schema/primitives.ts";
import { schemaComment } from "#desk/json-schemas.ts";

const word = z.string().catch("");
const entry = z.looseObject({
  id: z.number().catch(0),
  author: word,
  city: word,
  staging: word,
  from: word,
  file: photoName().catch(""),
  alt: word,
  website: word,
});

export class Shelf {
  readonly folder: string;
  readonly lastBuild: string;
  readonly #reader: ContentReader;

  constructor(folder: string, lastBuild = "build/client/sitemap.xml") {
    this.folder = folder;
    this.lastBuild = lastBuild;
    // Mistakes elsewhere do not stop a new entry; the check at the end names them.
    this.#reader = new ContentReader(folder);
  }

  async fields(file: string) {
    return (await this.#reader.read(file, entry))?.fields ?? entry.parse({});
  }

  async entries(kind: keyof typeof CONTENT_FOLDERS) {
    const { folder, extension } = CONTENT_FOLDERS[kind];
    const files = await this.#reader.list(folder, extension);
    const read = files.map(async (file) => ({
      ...(await this.fields(file)),
      slug: basename(file, extension),
    }));
    return Promise.all(read);
  }

  async items(list: "cities" | "photos" | "redirects" | "testimonials") {
    return (await this.#reader.read(CONTENT_FILES[list].file, z.array(entry)))?.fields ?? [];
  }

  async photoNames(): Promise<string[]> {
    const names = await readdir(join(this.folder, "photos")).catch(() => []);
    return names.filter((name) => /\.(jpe?g|png|webp)$/i.test(name));
  }

  /** Photos that no project and no post shows; those not yet described are new and come first. */
  async freePhotos(): Promise<string[]> {
    const used = JSON.stringify([await this.entries("projects"), await this.entries("posts")]);
    const described = new Set((await this.items("photos")).map(({ file }) => file));
    const rank = (name: string) => `${Number(described.has(name))} ${name}`;
    const free = (await this.photoNames()).filter((name) => !used.includes(`${name}"`));
    return free.sort((a, b) => rank(a).localeCompare(rank(b)));
  }

  has(file: string): boolean {
    return this.#reader.has(file);
  }

  /** Never over something that is there; the first entry of its kind brings its folder. */
  async put(file: string, text: string) {
    await mkdir(dirname(join(this.folder, file)), { recursive: true });
    await writeFile(join(this.folder, file), text, { flag: "wx" });
  }

  async append(file: string, text: string) {
    const path = join(this.folder, file);
    const before = await readFile(path, "utf8").catch(() => `${schemaComment(file)}\n`);
    const end = before.endsWith("\n") ? "" : "\n";
    await writeFile(path, `${before}${end}\n${text}`);
  }
}
