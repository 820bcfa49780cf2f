import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** Windows separates folders with backslashes: names are compared in this form only. */
export const toPosixPath = (path: string) => path.replaceAll("\\", "/");

/** The files at any depth below the folder, by their place in it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => toPosixPath(relative(folder, join(parentPath, name))))
    .sort();
}
