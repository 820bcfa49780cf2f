import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What git holds, without what is made or installed. */
const LEFT_OUT = /^(\.git|\.react-router|build|node_modules|content|screenshots|test-results)$/;
const MADE = /^public\/(uploads|share)$/;

/** A copy of the product as a new owner clones it, where commands run as they would for her. */
export class Fork {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<Fork> {
    const folder = await mkdtemp(join(tmpdir(), "fork-"));
    for (const name of await readdir("."))
      if (!LEFT_OUT.test(name))
        await cp(name, join(folder, name), {
          recursive: true,
          filter: (source) => !MADE.test(source.replaceAll("\\", "/")),
        });
    await symlink(resolve("node_modules"), join(folder, "node_modules"));
    return new Fork(folder);
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
    return { status, output: stdout + stderr, seconds: (Date.now() - started) / 1000 };
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), "utf8");
  }

  remove() {
    return rm(this.folder, { recursive: true });
  }
}
