import { copyFile, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { ContentCache, contentHash } from "./content-cache.ts";
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
export async function compressFolder(folder: string, cacheFolder: string) {
  const cache = await ContentCache.open(cacheFolder);
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name));
  const quality = files.length > MANY_FILES ? QUALITY_OF_MANY : BEST_QUALITY;

  await onAllCores("Compressed files", files, async (file) => {
    const bytes = await readFile(file);
    const hash = contentHash(bytes);
    for (const twin of TWINS) {
      const name = `${hash}.${twin === "br" ? quality : ""}${twin}`;
      const made = await cache.take(name, () => compressed(bytes, twin, quality));
      await copyFile(made, `${file}.${twin}`);
    }
  });
  await cache.prune();
}

function compressed(bytes: Buffer, twin: (typeof TWINS)[number], quality: number) {
  if (twin === "gz") return promisify(gzip)(bytes, { level: 9 });
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}
