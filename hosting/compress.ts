import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|js|css|json|data|svg|xml|txt|webmanifest)$/;

export const isCompressible = (file: string) => COMPRESSIBLE.test(file);

/** Writes file.br and file.gz beside a file, for servers that send precompressed files. */
export async function compress(file: string) {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
