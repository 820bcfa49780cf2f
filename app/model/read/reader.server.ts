import { isUtf8 } from "node:buffer";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import type { z } from "zod";
import type { ContentPart } from "./check/checked-content.ts";
import { describeProblems } from "./check/describe-problem.ts";
import { OWNERS_FOLDER } from "./content-folder.server.ts";
import { fillPlaceholders, type Placeholders } from "./parse/placeholders.ts";
import { parseYaml } from "./parse/yaml.ts";
import { ContentProblems } from "./problems.ts";

const FRONT_MATTER = /^---(\n[\s\S]*?\n)---\n/;

/** Control characters, which neither YAML, HTML nor XML may hold, and spaces without a width. */
const INVISIBLE = /[^\P{Cc}\t]|[\u200b\u2060\ufeff\ufffe\uffff]/u;

export class ContentReader {
  placeholders: Placeholders | undefined;
  readonly parts: ContentPart[] = [];
  readonly wrong = new Set<string>();
  readonly folder: string;
  readonly problems: ContentProblems;

  constructor(folder: string) {
    this.folder = folder;
    this.problems = new ContentProblems(isAbsolute(folder) ? OWNERS_FOLDER : folder);
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  async read<Schema extends z.ZodType>(file: string, schema: Schema) {
    const source = await this.#decode(file);
    if (source === undefined) return undefined;
    const isYaml = file.endsWith(".yml");
    const [matter, yaml] = isYaml ? [source, source] : (source.match(FRONT_MATTER) ?? []);
    if (matter === undefined || yaml === undefined)
      return this.problems.add(file, [], "should begin with its fields between two lines of ---");
    const fields = this.#check(file, yaml, schema);
    // Empty lines stay, so that a line of the text has the number it has in the file.
    const body = matter.replace(/.+/g, "") + source.slice(matter.length);
    return fields && { fields, body: String(this.#fill(file, body, body)) };
  }

  async list(folder: string, extension: string): Promise<string[]> {
    const names = (await readdir(join(this.folder, folder)).catch(() => [])).sort();
    return names.filter((name) => name.endsWith(extension)).map((name) => `${folder}/${name}`);
  }

  async #decode(file: string): Promise<string | undefined> {
    const { problems } = this;
    const bytes = await readFile(join(this.folder, file)).catch(() => undefined);
    if (!bytes) return problems.add(file, [], "the file is missing");
    if (!isUtf8(bytes))
      return problems.add(file, [], "is not saved as UTF-8; choose that encoding when you save it");
    const lines = new TextDecoder().decode(bytes).split(/\r\n?|\n/);
    const line = lines.findIndex((candidate) => INVISIBLE.test(candidate));
    if (line < 0) return lines.join("\n");
    const what = "holds an invisible sign that cannot be shown; type the line anew";
    return problems.add(file, [`line ${line + 1}`], what);
  }

  #check<Schema extends z.ZodType>(file: string, yaml: string, schema: Schema) {
    const { data, problems: misread, lineOf } = parseYaml(yaml);
    for (const { line, what } of misread) this.problems.add(file, [`line ${line}`], what);
    if (data === undefined) return undefined;
    if (data === null) return this.problems.add(file, [], "the file is empty");
    const filled = this.#fill(file, data, yaml);
    this.problems.lineFinders.set(file, lineOf);
    const problems = describeProblems(schema, filled, data);
    for (const { path, what } of problems) this.problems.add(file, path, what);
    return problems.length > 0 ? undefined : (schema.parse(filled) as z.infer<Schema>);
  }

  #fill(file: string, value: unknown, source: string): unknown {
    if (!this.placeholders) return value;
    return fillPlaceholders(value, this.placeholders, (text, what) =>
      this.problems.add(file, [text], what, lineIn(source, text)),
    );
  }
}

/** A placeholder may be broken over two lines. */
function lineIn(source: string, text: string): number | undefined {
  const words = text.split(/\s+/).map((word) => word.replace(/[^\w]/g, "\\$&"));
  const start = source.search(new RegExp(words.join("\\s+")));
  return start < 0 ? undefined : source.slice(0, start).split("\n").length;
}
