import { spawnSync } from "node:child_process";
import { findCommand } from "./find-engines.ts";

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

export const canUseApt = findCommand("apt-get") !== undefined && process.getuid?.() === 0;

export function aptInstall(...names: string[]): boolean {
  console.log(`Not found: installing Debian's ${names.join(" and ")}.`);
  return run("apt-get", "update", "-qq") && run("apt-get", "install", "-y", "-qq", ...names);
}
