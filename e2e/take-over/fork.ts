import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { stringify } from "yaml";
import { copyProgram } from "#scripts/support/copy-program.ts";

/** What git would ignore, and what is hers. */
const NOT_COMMITTED =
  /^(node_modules|content|build|public\/(uploads|share)|test-results|\.cache|\.react-router)(\/|$)/;

async function readCommitted(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((name) => !NOT_COMMITTED.test(name));
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  );
}

/** A copy of the product as a new owner clones it, where commands run as they would for her. */
export class Fork {
  readonly folder: string;
  /** What is committed, as it was cloned. */
  readonly #cloned: Map<string, Buffer>;

  private constructor(folder: string, cloned: Map<string, Buffer>) {
    this.folder = folder;
    this.#cloned = cloned;
  }

  static async make(): Promise<Fork> {
    const folder = await mkdtemp(join(tmpdir(), "fork-"));
    await copyProgram(folder);
    return new Fork(folder, await readCommitted(folder));
  }

  /** Runs an npm script; answers are typed line by line. */
  run(script: string, answers: string[] = []) {
    const { CONTENT_FOLDER: _, ...env } = process.env;
    const started = Date.now();
    const { status, stdout, stderr } = spawnSync(`npm run ${script}`, {
      shell: true,
      cwd: this.folder,
      env: { ...env, NODE_ENV: undefined, VITEST: undefined, TEST: undefined },
      input: answers.join("\n"),
      encoding: "utf8",
    });
    return { status, output: stdout + stderr, seconds: Math.round((Date.now() - started) / 1000) };
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), "utf8");
  }

  /** Data as YAML. */
  async write(file: string, data: unknown) {
    await mkdir(dirname(join(this.folder, file)), { recursive: true });
    await writeFile(join(this.folder, file), stringify(data));
  }

  async copy(from: string, to: string) {
    await copyFile(join(this.folder, from), join(this.folder, to));
  }

  async change(file: string, from: string, to: string) {
    await writeFile(join(this.folder, file), (await this.read(file)).replace(from, to));
  }

  /** Files that a new owner would have to commit beside her content. */
  async touchedFiles(): Promise<string[]> {
    const now = await readCommitted(this.folder);
    const names = new Set([...this.#cloned.keys(), ...now.keys()]);
    return [...names].filter((name) => {
      const before = this.#cloned.get(name);
      return !before || !now.get(name)?.equals(before);
    });
  }

  remove() {
    return rm(this.folder, { recursive: true });
  }
}
