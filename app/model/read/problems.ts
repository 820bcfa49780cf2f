import { Refusal } from "#app/lib/refusal.ts";
import { countOf } from "#app/lib/text/words.ts";

export class ContentProblems {
  readonly #folder: string;
  readonly #lines: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  add(file: string, place: string, what: string) {
    this.#lines.push(`${this.#folder}/${file}${place ? `, ${place}` : ""}:   ${what}`);
  }

  get count() {
    return this.#lines.length;
  }

  report(): string {
    return [...this.#lines, `${countOf(this.count, "problem")}. Nothing was published.`].join("\n");
  }
}

export class ContentError extends Refusal {
  override name = "ContentError";

  constructor(problems: ContentProblems) {
    super(`The content has mistakes.\n\n${problems.report()}\n`);
  }
}
