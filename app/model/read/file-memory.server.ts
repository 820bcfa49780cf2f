import { fileStamp } from "./folder-stamp.server.ts";

type Kept = { stamp: string; result: unknown };

/** What was made of each file, for as long as the file stays as it was. */
export class FileMemory {
  readonly #before: Map<string, Kept>;
  readonly #kept = new Map<string, Kept>();

  /** `before` is what an earlier process has written down, by file. */
  constructor(before: Record<string, Kept> = {}) {
    this.#before = new Map(Object.entries(before));
  }

  /** `also` names what else the result depends on; `isWorthKeeping` is asked after making it. */
  async recall<Result>(
    file: string,
    also: string,
    make: () => Promise<Result>,
    isWorthKeeping: () => boolean = () => true,
  ): Promise<Result> {
    const stamp = `${await fileStamp(file)} ${also}`;
    const kept = this.#kept.get(file) ?? this.#before.get(file);
    const isSame = kept?.stamp === stamp;
    const result = isSame ? (kept.result as Result) : await make();
    if (isSame || isWorthKeeping()) this.#kept.set(file, { stamp, result });
    return result;
  }

  /** What this process has asked for, for a later one; files that are gone are forgotten. */
  toJSON() {
    return Object.fromEntries(this.#kept);
  }
}
