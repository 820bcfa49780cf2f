import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Files under names that tell what they were made from, so that nothing is made twice. */
export class ContentCache {
  readonly #folder: string;
  readonly #present: Set<string>;
  readonly #taken = new Map<string, Promise<string>>();

  static async open(folder: string): Promise<ContentCache> {
    await mkdir(folder, { recursive: true });
    return new ContentCache(folder, await readdir(folder));
  }

  private constructor(folder: string, present: string[]) {
    this.#folder = folder;
    this.#present = new Set(present);
  }

  /** The path of a file that is there already or is made now. */
  take(name: string, make: () => Promise<string | Buffer>): Promise<string> {
    const taken = this.#taken.get(name) ?? this.#find(name, make);
    this.#taken.set(name, taken);
    return taken;
  }

  /** Written under another name first: an interrupted build leaves nothing half under this one. */
  async #find(name: string, make: () => Promise<string | Buffer>): Promise<string> {
    const path = join(this.#folder, name);
    if (this.#present.has(name)) return path;
    await writeFile(`${path}.partial`, await make());
    await rename(`${path}.partial`, path);
    return path;
  }

  /** Removes what was not taken since the cache was opened. */
  async prune() {
    const stale = [...this.#present].filter((name) => !this.#taken.has(name));
    await Promise.all(stale.map((name) => rm(join(this.#folder, name))));
  }
}

export function contentHash(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 32);
}
