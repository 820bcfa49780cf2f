/** Writes the schemas that help editors with content/: `npm run schemas`, after changing a schema. */

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { jsonSchemas, SCHEMAS_FOLDER, schemaComment } from "#desk/json-schemas.ts";

const CONTENT = contentFolder();

await rm(join(CONTENT, SCHEMAS_FOLDER), { recursive: true, force: true });
const schemas = jsonSchemas();
for (const [file, text] of schemas) {
  await mkdir(dirname(join(CONTENT, file)), { recursive: true });
  await writeFile(join(CONTENT, file), text);
}

const yamlFiles = (await readdir(CONTENT, { recursive: true })).filter((n) => n.endsWith(".yml"));
for (const file of yamlFiles) {
  const text = await readFile(join(CONTENT, file), "utf8");
  const rest = text.replace(/^# yaml-language-server:.*\r?\n/, "");
  const wired = `${schemaComment(file.replaceAll("\\", "/"))}\n${rest}`;
  if (wired !== text) await writeFile(join(CONTENT, file), wired);
}
console.log(`Schemas: ${schemas.size}, named in ${yamlFiles.length} files.`);
