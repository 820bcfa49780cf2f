import { fileStamp } from "#app/model/read/folder-stamp.server.ts";

type Kept = { stamp: string; result: unknown };

/** What was made of each file, for as long as the file stays as it was. */
export class FileMemory {
  readonly #kept = new Map<string, Kept>();

  /** `also` names what else the result depends on; `isWorthKeeping` is asked after making it. */
  async recall<Result>(
    file: string,
    also: string,
    make: () => Promise<Result>,
    isWorthKeeping: () => boolean = () => true,
  ): Promise<Result> {
    const stamp = `${await fileStamp(file)} ${also}`;
    const kept = this.#kept.get(file);
    const isSame = kept?.stamp === stamp;
    const result = isSame ? (kept.result as Result) : await make();
    if (isSame || isWorthKeeping()) this.#kept.set(file, { stamp, result });
    return result;
  }
}
