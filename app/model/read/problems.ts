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

  refusal(): Refusal {
    const sum = `${countOf(this.count, "problem")}. Nothing was published.`;
    return new Refusal(`The content has mistakes.\n\n${[...this.#lines, sum].join("\n")}\n`);
  }
}
