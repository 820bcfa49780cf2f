import { slugify } from "#app/lib/text/slugify.ts";
import { text } from "#app/model/schema/primitives.ts";
import type { Interview } from "./interview.ts";
import type { Shelf } from "./shelf.ts";

/** Asks, writes one entry and says what is left to do; without `file`, nothing was written. */
export type Maker = (
  shelf: Shelf,
  interview: Interview,
  today: string,
) => Promise<{ file?: string; advice: string[] }>;

export const nextId = (entries: { id: number }[]) =>
  Math.max(0, ...entries.map(({ id }) => id)) + 1;

/** A title whose file name is not taken. */
export async function freeTitle(
  shelf: Shelf,
  interview: Interview,
  question: string,
  fileOf: (title: string) => string,
): Promise<string> {
  for (;;) {
    const title = await interview.required(question, text(question));
    if (slugify(title) === "") interview.tell("  That has no letters to make an address from.");
    else if (await shelf.has(fileOf(title))) interview.tell("  There is one of that name already.");
    else return title;
  }
}
