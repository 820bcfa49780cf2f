import { pluralize } from "#app/lib/text/format.ts";
import { Refusal } from "#app/model/read/refusal.ts";
import { describePath, type Path } from "./check/describe-problem.ts";

export class ContentProblems {
  readonly #told: string[] = [];
  readonly lineFinders = new Map<string, (path: Path) => number | undefined>();

  add(file: string, path: Path, what: string, known?: number): undefined {
    const place = [file, describePath(path)].filter(Boolean).join(", ");
    const line = known ?? this.lineFinders.get(file)?.(path);
    this.#told.push(`${place}:   ${what}${line ? ` (line ${line})` : ""}`);
  }

  throwAny(folder: string) {
    if (this.#told.length === 0) return;
    const lines = this.#told.map((line) => `${folder}/${line}`);
    const sum = `${pluralize(lines.length, "problem")}. Nothing was published.`;
    throw new Refusal(`The content has mistakes.\n\n${[...lines, sum].join("\n")}\n`);
  }
}
