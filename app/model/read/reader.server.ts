import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { isSystemFile } from "#app/config/photos.ts";
import { describeProblems } from "./check/describe-problem.ts";
import { fillPlaceholders, type Placeholders } from "./parse/placeholders.ts";
import { decodeText } from "./parse/text.ts";
import { parseYaml } from "./parse/yaml.ts";
import type { ContentProblems } from "./problems.ts";

/** Reads and checks single files below one folder; every problem goes to `problems`. */
export class ContentReader {
  placeholders: Placeholders | undefined;
  readonly folder: string;
  readonly problems: ContentProblems;

  constructor(folder: string, problems: ContentProblems) {
    this.folder = folder;
    this.problems = problems;
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  async yaml<Schema extends z.ZodType>(file: string, schema: Schema) {
    const source = await this.#read(file);
    return source === undefined ? undefined : this.#check(file, this.#parse(file, source), schema);
  }

  async markdown<Schema extends z.ZodType>(file: string, schema: Schema) {
    const source = await this.#read(file);
    if (source === undefined) return undefined;
    const [, frontMatter, body] = source.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
    if (frontMatter === undefined || body === undefined) {
      this.problems.add(file, "", "should begin with its fields between two lines of ---");
      return undefined;
    }
    const fields = this.#check(file, this.#parse(file, frontMatter, 2), schema);
    return fields && { fields, body: this.#fill(file, body) as string };
  }

  async list(folder: string, extension: string): Promise<string[]> {
    const names = (await readdir(join(this.folder, folder)).catch(() => [])).sort();
    for (const name of names)
      if (!name.endsWith(extension) && !isSystemFile(name))
        this.problems.add(`${folder}/${name}`, "", `should be a ${extension} file`);
    return names.filter((name) => name.endsWith(extension)).map((name) => `${folder}/${name}`);
  }

  async #read(file: string): Promise<string | undefined> {
    const bytes = await readFile(join(this.folder, file)).catch(() => undefined);
    if (bytes) return decodeText(bytes, (place, what) => this.problems.add(file, place, what));
    this.problems.add(file, "", "the file is missing");
    return undefined;
  }

  #parse(file: string, source: string, firstLine = 1): unknown {
    const { data, problems } = parseYaml(source);
    for (const { line, what } of problems)
      this.problems.add(file, `line ${line + firstLine - 1}`, what);
    return data;
  }

  #check<Schema extends z.ZodType>(file: string, data: unknown, schema: Schema) {
    if (data === undefined) return undefined;
    if (data === null) {
      this.problems.add(file, "", "the file is empty");
      return undefined;
    }
    const filled = this.#fill(file, data);
    const problems = describeProblems(schema, filled);
    for (const { place, what } of problems) this.problems.add(file, place, what);
    return problems.length > 0 ? undefined : (schema.parse(filled) as z.infer<Schema>);
  }

  #fill(file: string, value: unknown): unknown {
    if (!this.placeholders) return value;
    return fillPlaceholders(value, this.placeholders, (text, what) =>
      this.problems.add(file, text, what),
    );
  }
}
