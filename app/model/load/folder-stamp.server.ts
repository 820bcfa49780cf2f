import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

export async function getFolderStamp(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const stamps = await Promise.all(names.map((name) => getFileStamp(join(folder, name))));
  return names.map((name, index) => `${name} ${stamps[index]}`).join("\n");
}

export async function getFileStamp(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
  return `${size} ${mtimeMs}`;
}
