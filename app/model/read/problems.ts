import { countOf } from "#app/lib/text/words.ts";
import { Refusal } from "#app/model/read/refusal.ts";
import { describePath, type Path } from "./check/describe-problem.ts";

export class ContentProblems {
  readonly #folder: string;
  readonly #told: string[] = [];
  readonly lineFinders = new Map<string, (path: Path) => number | undefined>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  add(file: string, path: Path, what: string, known?: number): undefined {
    const place = [file, describePath(path)].filter(Boolean).join(", ");
    const line = known ?? this.lineFinders.get(file)?.(path);
    this.#told.push(`${this.#folder}/${place}:   ${what}${line ? ` (line ${line})` : ""}`);
  }

  throwAny() {
    const { length } = this.#told;
    const sum = `${countOf(length, "problem")}. Nothing was published.`;
    const report = `The content has mistakes.\n\n${[...this.#told, sum].join("\n")}\n`;
    if (length > 0) throw new Refusal(report);
  }
}
