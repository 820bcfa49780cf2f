import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";

const LEFT_BEHIND = [".git", ".react-router", "build", "content", "node_modules", "test-results"];

/** A build in the copy disturbs no other build, and uses the photos that are already made. */
export async function copyProject(folder: string, without: string[] = []) {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir("."))
    if (!LEFT_BEHIND.includes(name) && !without.includes(name))
      await cp(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
}
