import { join } from "node:path";
import type { z } from "zod";
import type { FileMemory } from "./file-memory.server.ts";
import type { ContentProblems } from "./problems.ts";
import { ContentReader } from "./read-content.server.ts";

/** Reads a file again only when it has changed since it was found in order. */
export class RememberingReader extends ContentReader {
  readonly #memory: FileMemory;

  constructor(folder: string, problems: ContentProblems, memory: FileMemory) {
    super(folder, problems);
    this.#memory = memory;
  }

  override async yaml<Schema extends z.ZodType>(file: string, schema: Schema) {
    return this.#recall(file, () => super.yaml(file, schema));
  }

  override async markdown<Schema extends z.ZodType>(file: string, schema: Schema) {
    return this.#recall(file, () => super.markdown(file, schema));
  }

  #recall<Result>(file: string, read: () => Promise<Result>): Promise<Result> {
    const before = this.problems.count;
    return this.#memory.recall(
      join(this.folder, file),
      JSON.stringify(this.facts),
      read,
      () => this.problems.count === before,
    );
  }
}
