import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path/posix";
import { z } from "zod";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";

export const SCHEMAS_FOLDER = ".schemas";

export function jsonSchemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: "input",
    override({ zodSchema, jsonSchema }) {
      // JSON Schema knows no "ignore case", and zod's bound for whole numbers would only confuse.
      const { patterns } = zodSchema._zod.bag as { patterns?: Set<RegExp> };
      if ([...(patterns ?? [])].some((pattern) => pattern.flags)) delete jsonSchema.pattern;
      const words = jsonSchema.pattern && patternWords(zodSchema);
      if (words) jsonSchema.patternErrorMessage = words;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
}

type ErrorWords = (issue: object) => string | { message: string } | undefined;

/** What the check says of a text that is not in its form; editors say the same. */
function patternWords(schema: z.core.$ZodTypes): string | undefined {
  const checks = schema._zod.def.checks ?? [];
  for (const { _zod } of [schema, ...checks]) {
    const error = _zod.def.error as ErrorWords | undefined;
    const words = error?.({ input: undefined });
    if (words) return typeof words === "string" ? words : words.message;
  }
  return undefined;
}

/** Writes the schemas that editors read, and the first line by which each YAML file finds its own. */
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

export function jsonSchemas(): Map<string, string> {
  const schemas = new Map<string, string>();
  for (const { file, schema } of Object.values(CONTENT_FILES))
    if (file.endsWith(".yml")) schemas.set(schemaFileOf(file), asText(schema));
  for (const { folder, extension, schema } of Object.values(CONTENT_FOLDERS))
    if (extension === ".yml") schemas.set(schemaFileOf(`${folder}/any.yml`), asText(schema));
  return schemas;
}

export function schemaComment(file: string): string {
  return `# yaml-language-server: $schema=${relative(dirname(file), schemaFileOf(file))}`;
}

function schemaFileOf(file: string): string {
  const shared = Object.values(CONTENT_FOLDERS).find(({ folder }) => dirname(file) === folder);
  return `${SCHEMAS_FOLDER}/${shared?.folder ?? file.replace(/\.yml$/, "")}.json`;
}

const asText = (schema: z.ZodType) => `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`;
