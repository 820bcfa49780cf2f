import { readFile } from "node:fs/promises";

/** What an earlier run has written, or nothing where it is not there or was cut short. */
export async function readRecord<Entry>(path: string): Promise<Partial<Record<string, Entry>>> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return {};
  }
}
