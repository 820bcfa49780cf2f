import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test as base, expect } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { loadContent } from "#app/model/read/load.server.ts";

const MASTERS = join(SAMPLE_FOLDER, "photos");

export type Change = [
  file: string,
  from: string | RegExp,
  to: string | ((found: string) => string),
];

export class SampleCopy {
  readonly folder: string;
  readonly #masters: string[];

  private constructor(folder: string, masters: string[]) {
    this.folder = folder;
    this.#masters = masters;
  }

  static async make(): Promise<SampleCopy> {
    const folder = await mkdtemp(join(tmpdir(), "content-"));
    await cp(SAMPLE_FOLDER, folder, { recursive: true, filter: (source) => source !== MASTERS });
    await mkdir(join(folder, "photos"));
    return new SampleCopy(folder, await readdir(MASTERS));
  }

  async addPhotos(names = this.#masters) {
    for (const name of names) await this.addPhoto(name, name);
  }

  async addPhoto(master: string, name: string) {
    await symlink(resolve(MASTERS, master), join(this.folder, "photos", name));
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), "utf8");
  }

  async write(file: string, content: string | Uint8Array) {
    await mkdir(dirname(join(this.folder, file)), { recursive: true });
    await writeFile(join(this.folder, file), content);
  }

  async change(...[file, from, to]: Change) {
    const before = await this.read(file);
    const after = before.replace(from, to as string);
    expect(after, `${file} has ${from}`).not.toBe(before);
    await this.write(file, after);
  }

  async remove(file: string) {
    await rm(join(this.folder, file), { recursive: true });
  }

  /** What the check says, line by line, without the photos that are left out on purpose. */
  async report(): Promise<string[]> {
    const text = await loadContent(this.folder).then(
      () => "",
      (error: Error) => error.message,
    );
    const leftOut = this.#masters.map((name) => `${name} is not in the photos folder`);
    return text.split("\n").filter((line) => !leftOut.some((words) => line.includes(words)));
  }
}

export const test = base.extend<{ sample: SampleCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern.
  sample: async ({}, use) => {
    const sample = await SampleCopy.make();
    await use(sample);
    await rm(sample.folder, { recursive: true });
  },
});
