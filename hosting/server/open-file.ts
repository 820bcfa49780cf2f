import { type FileHandle, open } from "node:fs/promises";
import { extname, join } from "node:path";
import { HOST_FILES, MISSING_PAGE } from "#hosting/site-rules.ts";
import { CONTENT_TYPES } from "./content-types.ts";

/** A file that stays readable until it is closed, even when a build replaces it meanwhile. */
export type OpenFile = { handle: FileHandle; headers: Record<string, string> };

const TWINS = { br: ".br", gzip: ".gz" } as const;

/** What is served at a path, the compressed twin where the visitor takes it. */
export async function openPage(
  folder: string,
  path: string,
  accepted: string,
): Promise<OpenFile | undefined> {
  const name = fileName(path);
  if (name === undefined) return undefined;
  for (const file of name ? [name, `${name}.html`] : ["index.html"]) {
    const found = await openFile(join(folder, file), accepted);
    if (found) return found;
  }
  return undefined;
}

export async function openFile(file: string, accepted: string): Promise<OpenFile | undefined> {
  const type = CONTENT_TYPES[extname(file).slice(1)];
  const headers = { Vary: "Accept-Encoding", ...(type && { "Content-Type": type }) };
  for (const [encoding, ending] of Object.entries(TWINS)) {
    const handle = accepted.includes(encoding) ? await tryOpen(file + ending) : undefined;
    if (handle) return { handle, headers: { ...headers, "Content-Encoding": encoding } };
  }
  const handle = await tryOpen(file);
  return handle && { handle, headers };
}

/** The file below the folder that a path names; none for what is not for visitors or lies outside. */
function fileName(path: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(path).replace(/^\/|\/$/g, "");
  } catch {
    return undefined;
  }
  const segments = name.split("/");
  const isOurs = segments.every(
    (segment) => /^[^.\\\p{Cc}][^\\\p{Cc}]*$/u.test(segment) && segment !== MISSING_PAGE,
  );
  return name === "" || (isOurs && !HOST_FILES.includes(name)) ? name : undefined;
}

async function tryOpen(file: string): Promise<FileHandle | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (!handle || (await handle.stat()).isFile()) return handle;
  await handle.close();
  return undefined;
}
