import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { BUDGETS } from "#app/config/budgets.ts";
import { fileOfPage } from "./site-rules.ts";

/** Prints for each kind of bytes the page that has most of them, as brotli sends them. */
export function reportWeights(client: string, pages: string[]) {
  const files = kindsOf(client, pages);
  const size = (names: string[]) => sum(names.map((name) => statSync(join(client, name)).size));
  const sent = (names: string[]) =>
    sum(names.map((name) => brotliCompressSync(readFileSync(join(client, name))).length));

  console.log("\nHeaviest pages, KB on the wire");
  for (const [kind, { budget, byPage }] of Object.entries(files)) {
    const [path, names] = [...byPage].reduce((a, b) => (size(b[1]) > size(a[1]) ? b : a));
    const bytes = sent(names);
    const room = bytes > budget ? "over" : "of";
    console.log(
      `${kind.padEnd(8)} ${kilobytes(bytes)} ${room.padEnd(4)} ${kilobytes(budget)}  ${path}`,
    );
  }
}

/** What the hosts say that a site may have on them. */
const HOST_LIMITS = [
  { host: "Vercel", files: 15_000 },
  { host: "Cloudflare Pages", files: 20_000 },
  { host: "GitHub Pages", bytes: 1e9 },
];

/** Prints how many files there are, and for which hosts that is too much. */
export function reportFiles(client: string, limits = HOST_LIMITS) {
  const entries = readdirSync(client, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const bytes = sum(files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size));
  const over = limits.filter(
    (most) => files.length > (most.files ?? Infinity) || bytes > (most.bytes ?? Infinity),
  );
  const hosts = (over.length > 0 ? over : limits).map(({ host }) => host).join(", ");
  console.log(
    `${files.length} files, ${Math.ceil(bytes / 1e6)} MB: ${over.length > 0 ? "too much for" : "within the limits of"} ${hosts}`,
  );
}

function kindsOf(client: string, pages: string[]) {
  const read = (path: string) => readFileSync(join(client, fileOfPage(path)), "utf8");
  const html = new Map(pages.map((path) => [path, read(path)]));
  const byPage = (filesOf: (path: string, html: string) => string[]) =>
    new Map([...html].map(([path, text]) => [path, filesOf(path, text)]));
  return {
    HTML: { budget: BUDGETS.page, byPage: byPage((path) => [fileOfPage(path)]) },
    scripts: {
      budget: BUDGETS.scripts,
      byPage: byPage((_, text) => /data-preload="([^"]*)"/.exec(text)?.[1]?.split(" ") ?? []),
    },
    data: {
      budget: BUDGETS.data,
      byPage: byPage((path) =>
        [path === "/" ? "_root.data" : `${path}.data`].filter((name) =>
          existsSync(join(client, name)),
        ),
      ),
    },
    styles: {
      budget: BUDGETS.styles,
      byPage: byPage(
        (_, text) => /<link rel="stylesheet" href="([^"]*)"/.exec(text)?.slice(1) ?? [],
      ),
    },
  };
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
