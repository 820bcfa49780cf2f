import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { jsonSchemas, SCHEMAS_FOLDER, schemaComment } from "./json-schemas.ts";

/** Writes the help that editors read, and the first line by which each file of a folder finds it. */
export async function writeSchemas(folder: string) {
  await rm(join(folder, SCHEMAS_FOLDER), { recursive: true, force: true });
  const schemas = jsonSchemas();
  for (const [file, text] of schemas) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => name.endsWith(".yml"));
  for (const file of files) {
    const text = await readFile(join(folder, file), "utf8");
    const rest = text.replace(/^\uFEFF/, "").replace(/^# yaml-language-server:.*\r?\n/, "");
    const wired = `${schemaComment(file.replaceAll("\\", "/"))}\n${rest}`;
    if (wired !== text) await writeFile(join(folder, file), wired);
  }
  return { schemas: schemas.size, files: files.length };
}
