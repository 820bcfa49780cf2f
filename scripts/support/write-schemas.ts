import { existsSync } from "node:fs";
import { Refusal } from "#app/lib/refusal.ts";
import { contentFolder } from "#app/model/read/content-folder.server.ts";
import { writeSchemas } from "#desk/json-schemas.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const folder = contentFolder();
  if (!existsSync(folder)) throw new Refusal(`There is no folder ${folder}.`);
  const { schemas, files } = await writeSchemas(folder);
  console.log(`Schemas: ${schemas}, named in ${files} files.`);
});
