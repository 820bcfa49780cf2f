import { isUtf8 } from "node:buffer";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { getMeasures } from "#app/model/pricing/measures.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Block } from "#app/model/types/rich-text.ts";
import { ContentProblems } from "./content-problems.ts";
import { describeProblems, type Path } from "./describe-problem.ts";
import { parseMarkdown } from "./parse/markdown.server.ts";
import { fillPlaceholders, getFacts } from "./parse/placeholders.ts";
import { parseYaml } from "./parse/yaml.ts";
import { getSchemaNode, getValues, type Value } from "./schema-values.ts";

const FRONT_MATTER = /^---(\n[\s\S]*?\n)---\n/;

/** YAML, HTML and XML forbid control characters; spaces without width are invisible too. */
const INVISIBLE = /[^\P{Cc}\t]|[\u200b\u2060\ufeff\ufffe\uffff]/u;

type RichPart = { path: Path; blocks: Block<string>[] };

export type ContentPart = { file: string; data: object; values: Value[]; texts: RichPart[] };

/** Holds the valid files, so that checks across files run even when others fail. */
export class ContentReader {
  readonly content: Partial<Content> & Pick<Content, "warnings"> = { warnings: [] };
  readonly parts: ContentPart[] = [];
  /** Files are listed by their name in Content, entries by their path. */
  readonly invalid = new Set<string>();
  readonly folder: string;
  readonly problems = new ContentProblems();

  constructor(folder: string) {
    this.folder = folder;
  }

  async read(file: string, schema: z.ZodType): Promise<object | undefined> {
    const source = await this.#decode(file);
    if (source === undefined) return undefined;
    const isYaml = file.endsWith(".yml");
    const [matter, yaml] = isYaml ? [source, source] : (source.match(FRONT_MATTER) ?? []);
    if (matter === undefined || yaml === undefined)
      return this.problems.add(file, [], "should begin with its fields between two lines of ---");
    const data = this.#check(file, yaml, schema);
    if (!data) return undefined;
    // Empty lines keep the line numbers of the file.
    const below = matter.replace(/.+/g, "") + source.slice(matter.length);
    const values = getValues(getSchemaNode(schema), data);
    const typed = isYaml
      ? values.filter(({ node }) => node.meaning === "markdown")
      : [{ path: ["text"], value: String(this.#fill(file, below, below)) }];
    const texts = typed.map((text) => this.#text(file, text));
    this.parts.push({ file, data, values, texts });
    return isYaml ? data : { ...data, body: texts[0]?.blocks };
  }

  async listEntries(folder: string, extension: string): Promise<string[]> {
    const names = (await readdir(join(this.folder, folder)).catch(() => [])).sort();
    return names.filter((name) => name.endsWith(extension)).map((name) => `${folder}/${name}`);
  }

  async #decode(file: string): Promise<string | undefined> {
    const { problems } = this;
    const bytes = await readFile(join(this.folder, file)).catch(() => undefined);
    if (!bytes) return problems.add(file, [], "the file is missing");
    if (!isUtf8(bytes))
      return problems.add(
        file,
        [],
        "is not saved as UTF-8. Choose that encoding when you save it.",
      );
    const lines = new TextDecoder().decode(bytes).split(/\r\n?|\n/);
    const line = lines.findIndex((candidate) => INVISIBLE.test(candidate));
    if (line < 0) return lines.join("\n");
    const what = "contains an invisible character. Retype the line.";
    return problems.add(file, [`line ${line + 1}`], what);
  }

  #check(file: string, yaml: string, schema: z.ZodType): object | undefined {
    const { data, problems: misread, findLine, renamed } = parseYaml(yaml);
    for (const { line, what } of misread) this.problems.add(file, [`line ${line}`], what);
    if (data === undefined) return undefined;
    if (data === null) return this.problems.add(file, [], "the file is empty");
    const filled = this.#fill(file, data, yaml);
    this.problems.lineFinders.set(file, findLine);
    const problems = describeProblems(schema, filled, data);
    for (const { path, what } of problems) this.problems.add(file, path, what);
    if (problems.length > 0) return undefined;
    const read = schema.parse(filled) as object;
    const { warnings } = this.content;
    for (const what of renamed) warnings.push(`${file}: ${what}. The old name still works.`);
    return read;
  }

  #text(file: string, { path, value }: Pick<Value, "path" | "value">): RichPart {
    const refuse = (what: string) => this.problems.add(file, path, what);
    if (!value.trim()) refuse("is missing. Write it below the second ---.");
    const blocks = parseMarkdown(value, refuse);
    if (file.endsWith(".yml") && blocks.some(({ kind }) => kind === "heading"))
      refuse("an answer can't have headings");
    return { path, blocks };
  }

  /** Skips placeholders while business.yml is invalid; that file itself has no facts to fill in. */
  #fill(file: string, value: unknown, source: string): unknown {
    const { business, settings, estimate } = this.content;
    if (this.invalid.has("business")) return value;
    const placeholders = {
      facts: business ? getFacts(business, settings) : {},
      estimate: this.invalid.has("estimate") ? ("invalid" as const) : estimate,
      measures: getMeasures(business ?? {}),
    };
    return fillPlaceholders(value, placeholders, (text, what) =>
      this.problems.add(file, [text], what, findPlaceholderLine(source, text)),
    );
  }
}

/** A placeholder may be broken over two lines. */
function findPlaceholderLine(source: string, text: string): number | undefined {
  const words = text.split(/\s+/).map((word) => word.replace(/[^\w]/g, "\\$&"));
  const start = source.search(new RegExp(words.join("\\s+")));
  return start < 0 ? undefined : source.slice(0, start).split("\n").length;
}
