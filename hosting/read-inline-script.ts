import { readFileSync } from "node:fs";
import { minifySync } from "vite";

/** A script of this folder as pages carry it: every byte of it comes before the page's words. */
export function readInlineScript(name: string): string {
  const source = readFileSync(new URL(name, import.meta.url), "utf8");
  const { code, errors } = minifySync(name, source);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return code;
}
