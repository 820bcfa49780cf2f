import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { settings } from "#app/model/schema/settings.ts";
import { jsonSchemas, SCHEMAS_FOLDER, schemaComment } from "./json-schemas.ts";

const read = (file: string) => readFile(join(SAMPLE_FOLDER, file), "utf8").catch(() => "missing");

test("the schemas that editors read are those the check uses; if not: npx tsx scripts/support/write-schemas.ts", async () => {
  const expected = jsonSchemas();
  for (const [file, text] of expected) expect(await read(file), file).toBe(text);
  const present = await readdir(join(SAMPLE_FOLDER, SCHEMAS_FOLDER), { recursive: true });
  const files = present.filter((name) => name.endsWith(".json"));
  expect(files.map((name) => `${SCHEMAS_FOLDER}/${name}`).sort()).toEqual(
    [...expected.keys()].sort(),
  );
});

test("every YAML file names its schema in its first line; if not: npx tsx scripts/support/write-schemas.ts", async () => {
  // The browser editor drops comments when it saves, and its users need no help from this one.
  if (settings.parse(parse(await read("settings.yml"))).editor?.enabled) return;
  const files = (await readdir(SAMPLE_FOLDER, { recursive: true })).filter((n) =>
    n.endsWith(".yml"),
  );
  for (const file of files)
    expect((await read(file)).split(/\r?\n/)[0], file).toBe(schemaComment(file));
});

test("a file leads to its schema from where it stands", () => {
  expect(schemaComment("faqs.yml")).toBe("# yaml-language-server: $schema=.schemas/faqs.json");
  expect(schemaComment("pages/faq.yml")).toContain("$schema=../.schemas/pages/faq.json");
  expect(schemaComment("projects/pool-house.yml")).toContain("$schema=../.schemas/projects.json");
});
