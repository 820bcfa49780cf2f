import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { BUDGETS } from "#app/config/budgets.ts";
import { fileOfPage } from "./site-rules.ts";

type Kind = { name: string; budget: number; filesOf: (path: string, html: string) => string[] };

const KINDS: Kind[] = [
  { name: "HTML", budget: BUDGETS.page, filesOf: (path) => [fileOfPage(path)] },
  {
    name: "scripts",
    budget: BUDGETS.scripts,
    filesOf: (_, html) => /data-preload="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [],
  },
  {
    name: "data",
    budget: BUDGETS.data,
    filesOf: (path) => [path === "/" ? "_root.data" : `${path}.data`],
  },
  {
    name: "styles",
    budget: BUDGETS.styles,
    filesOf: (_, html) => /<link rel="stylesheet" href="([^"]*)"/.exec(html)?.slice(1) ?? [],
  },
];

export function reportWeights(client: string, pages: string[]) {
  const read = (name: string) => readFileSync(join(client, name));
  const sum = (names: string[], size: (file: Buffer) => number) =>
    names.reduce((total, name) => total + size(read(name)), 0);

  console.log("\nHeaviest pages, KB on the wire");
  for (const { name, budget, filesOf } of KINDS) {
    const weighed = pages.map((path) => {
      const files = filesOf(path, read(fileOfPage(path)).toString());
      const names = files.filter((file) => existsSync(join(client, file)));
      return { path, names, size: sum(names, ({ length }) => length) };
    });
    const { path, names } = weighed.reduce((a, b) => (b.size > a.size ? b : a));
    const bytes = sum(names, (file) => brotliCompressSync(file).length);
    const room = bytes > budget ? "over" : "of  ";
    console.log(`${name.padEnd(8)} ${kilobytes(bytes)} ${room} ${kilobytes(budget)}  ${path}`);
  }
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

/** What the hosts say that a site may have on them. */
const HOST_LIMITS = [
  { host: "Vercel", files: 15_000, bytes: Infinity },
  { host: "Cloudflare Pages", files: 20_000, bytes: Infinity },
  { host: "GitHub Pages", files: Infinity, bytes: 1e9 },
];

export function reportFiles(client: string, limits = HOST_LIMITS) {
  const entries = readdirSync(client, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  const bytes = sizes.reduce((total, size) => total + size, 0);
  const over = limits.filter((most) => sizes.length > most.files || bytes > most.bytes);
  const hosts = (over.length > 0 ? over : limits).map(({ host }) => host).join(", ");
  const words = over.length > 0 ? "too much for" : "within the limits of";
  console.log(`${sizes.length} files, ${Math.ceil(bytes / 1e6)} MB: ${words} ${hosts}`);
}
