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
      if (jsonSchema.pattern) jsonSchema.patternErrorMessage = patternWords(zodSchema);
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
}

/** What the check says of a text that is not in its form; editors say the same. */
function patternWords(schema: z.core.$ZodType): string | undefined {
  const issues = z.safeParse(schema, "").error?.issues;
  return issues?.find(({ code }) => code === "invalid_format")?.message;
}

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
  const folders = Object.values(CONTENT_FOLDERS).map(({ folder, extension, schema }) => ({
    file: `${folder}/any${extension}`,
    schema,
  }));
  const files = [...Object.values(CONTENT_FILES), ...folders];
  const yaml = files.filter(({ file }) => file.endsWith(".yml"));
  return new Map(yaml.map(({ file, schema }) => [schemaFileOf(file), asText(schema)]));
}

export function schemaComment(file: string): string {
  return `# yaml-language-server: $schema=${relative(dirname(file), schemaFileOf(file))}`;
}

function schemaFileOf(file: string): string {
  const shared = Object.values(CONTENT_FOLDERS).find(({ folder }) => dirname(file) === folder);
  return `${SCHEMAS_FOLDER}/${shared?.folder ?? file.replace(/\.yml$/, "")}.json`;
}

const asText = (schema: z.ZodType) => `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`;
