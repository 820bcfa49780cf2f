import { pluralize } from "#app/lib/text/format.ts";
import { UserError } from "#app/model/load/user-error.ts";
import { describePath, type Path } from "./describe-problem.ts";

export class ContentProblems {
  readonly #lines: string[] = [];
  readonly lineFinders = new Map<string, (path: Path) => number | undefined>();

  add(file: string, path: Path, what: string, known?: number): undefined {
    const place = [file, describePath(path)].filter(Boolean).join(", ");
    const line = known ?? this.lineFinders.get(file)?.(path);
    this.#lines.push(`${place}:   ${what}${line ? ` (line ${line})` : ""}`);
  }

  throwIfAny(folder: string) {
    if (this.#lines.length === 0) return;
    const lines = this.#lines.map((line) => `${folder}/${line}`);
    const sum = `${pluralize(lines.length, "problem")}. Nothing was published.`;
    throw new UserError(`The content has mistakes.\n\n${[...lines, sum].join("\n")}\n`);
  }
}
