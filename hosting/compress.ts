import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { onAllCores } from "./on-all-cores.ts";

const COMPRESSIBLE = /\.(html|js|css|json|data|svg|xml|txt|webmanifest)$/;
const TWINS = ["br", "gz"] as const;

/** The best that brotli can do takes three times as long for the last 2 % of a page. */
const BEST_QUALITY = 11;
const QUALITY_OF_MANY = 10;
const MANY_FILES = 400;

/**
 * Writes file.br and file.gz beside every file of a folder, for servers that send precompressed
 * files. What was compressed before is taken from the cache, which keeps what this build uses.
 */
export async function compressFolder(folder: string, cache: string) {
  await mkdir(cache, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name));
  const quality = files.length > MANY_FILES ? QUALITY_OF_MANY : BEST_QUALITY;
  const present = new Set(await readdir(cache));
  const used = new Set<string>();

  await onAllCores("Compressed files", files, async (file) => {
    const bytes = await readFile(file);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    for (const twin of TWINS) {
      const kept = `${hash}.${twin === "br" ? quality : ""}${twin}`;
      used.add(kept);
      if (!present.has(kept)) {
        await writeFile(join(cache, kept), await compressed(bytes, twin, quality));
        present.add(kept);
      }
      await copyFile(join(cache, kept), `${file}.${twin}`);
    }
  });

  const stale = [...present].filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(join(cache, name))));
}

function compressed(bytes: Buffer, twin: (typeof TWINS)[number], quality: number) {
  if (twin === "gz") return promisify(gzip)(bytes, { level: 9 });
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}
