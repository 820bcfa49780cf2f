import { readFileSync } from "node:fs";
import { minifySync } from "vite";

const FILES = {
  startScripts: "start-scripts.js",
  fallbackStorage: "fallback-storage.js",
  findAddress: "find-address.js",
};

/** The scripts within pages, minified: every byte of them comes before a page's words. */
export type InlineScripts = Record<keyof typeof FILES, string>;

export function readInlineScripts(): InlineScripts {
  const scripts = Object.entries(FILES).map(([name, file]) => [name, minified(file)]);
  return Object.fromEntries(scripts) as InlineScripts;
}

function minified(file: string): string {
  const source = readFileSync(new URL(file, import.meta.url), "utf8");
  const { code, errors } = minifySync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
