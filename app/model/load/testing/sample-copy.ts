import { cpSync, mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test as base, expect } from "vitest";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { loadContent } from "#app/model/load/load-content.server.ts";

const PHOTOS = join(SAMPLE_FOLDER, "photos");
const ORIGINALS = readdirSync(PHOTOS);

export type Change = Parameters<SampleCopy["change"]>;

export class SampleCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "content-"));

  constructor() {
    const filter = (source: string) => source !== PHOTOS;
    cpSync(SAMPLE_FOLDER, this.folder, { recursive: true, filter });
    mkdirSync(join(this.folder, "photos"));
  }

  async addPhotos() {
    for (const name of ORIGINALS) await this.addPhoto(name, name);
  }

  async addPhoto(original: string, name: string) {
    await symlink(resolve(PHOTOS, original), join(this.folder, "photos", name));
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), "utf8");
  }

  async write(file: string, content: string | Uint8Array) {
    await mkdir(dirname(join(this.folder, file)), { recursive: true });
    await writeFile(join(this.folder, file), content);
  }

  async change(file: string, from: string | RegExp, to: string | ((found: string) => string)) {
    const before = await this.read(file);
    const after = before.replace(from, to as string);
    expect(after, `${file} has ${from}`).not.toBe(before);
    await this.write(file, after);
  }

  async remove(file: string) {
    await rm(join(this.folder, file), { recursive: true });
  }

  async report(): Promise<string[]> {
    const text = await loadContent(this.folder).then(
      () => "",
      (error: Error) => error.message,
    );
    const leftOut = ORIGINALS.map((name) => `${name} is not in the photos folder`);
    return text.split("\n").filter((line) => !leftOut.some((words) => line.includes(words)));
  }
}

export const test = base.extend<{ sample: SampleCopy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixtures from the pattern.
  sample: async ({}, use) => {
    const sample = new SampleCopy();
    await use(sample);
    await rm(sample.folder, { recursive: true });
  },
});
