import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/** Windows separates folders with backslashes; all names are compared with slashes. */
export const toPosixPath = (path: string) => path.replaceAll("\\", "/");

/** Returns paths relative to the folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => toPosixPath(relative(folder, join(parentPath, name))))
    .sort();
}
