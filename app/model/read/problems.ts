import { isMap, isNode, isSeq, LineCounter, parseDocument } from "yaml";
import { memoize } from "#app/lib/memoize.ts";
import { Refusal } from "#app/lib/refusal.ts";
import { countOf } from "#app/lib/text/words.ts";
import { describePath } from "./check/describe-problem.ts";

export class ContentProblems {
  readonly #folder: string;
  readonly #lines: string[] = [];
  /** The YAML of each file, at the height where it stands there. */
  readonly sources = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  add(file: string, place: string, what: string) {
    const line = lineOf(place, linesIn(this.sources.get(file) ?? ""));
    const told = line ? `${what} (line ${line})` : what;
    this.#lines.push(`${this.#folder}/${file}${place ? `, ${place}` : ""}:   ${told}`);
  }

  get count() {
    return this.#lines.length;
  }

  refusal(): Refusal {
    const sum = `${countOf(this.count, "problem")}. Nothing was published.`;
    return new Refusal(`The content has mistakes.\n\n${[...this.#lines, sum].join("\n")}\n`);
  }
}

/** A field that is not there has the line of what it should be in. */
function lineOf(place: string, lines: Map<string, number>): number | undefined {
  if (place === "") return undefined;
  return lines.get(place) ?? lineOf(place.replace(/(^|, )[^,]*$/, ""), lines);
}

const linesIn = memoize((yaml): Map<string, number> => {
  const lines = new Map<string, number>();
  const lineCounter = new LineCounter();
  const note = (node: unknown, path: PropertyKey[]) => {
    if (!isNode(node)) return;
    lines.set(describePath(path), lineCounter.linePos(node.range?.[0] ?? 0).line);
    if (isSeq(node)) for (const [index, item] of node.items.entries()) note(item, [...path, index]);
    if (isMap(node)) for (const { key, value } of node.items) note(value, [...path, String(key)]);
  };
  note(parseDocument(yaml, { lineCounter }).contents, []);
  return lines;
});
