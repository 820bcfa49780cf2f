import type { Collection, Field } from "@sveltia/cms";
import { expect, test } from "vitest";
import { z } from "zod";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content.ts";
import { photoName } from "#app/model/schema/primitives.ts";
import { buildCmsConfig, ROOT_LIST } from "./cms-config.ts";

const backend = { name: "github", repo: "owner/site", branch: "main" } as const;
const config = buildCmsConfig({ backend });

const offered = new Map(
  (config.collections as Collection[]).flatMap((collection): [string, Field[]][] =>
    "files" in collection
      ? collection.files.map(({ file, fields }) => [file, fields])
      : [[collection.folder, collection.fields]],
  ),
);

const findField = (place: string, name: string) =>
  offered.get(place)?.find((field) => field.name === name);

const known = new Map<string, string[]>();
for (const { file, schema } of Object.values(CONTENT_FILES))
  known.set(`content/${file}`, pathsOfSchema(schema));
for (const { folder, extension, schema } of Object.values(CONTENT_FOLDERS))
  known.set(`content/${folder}`, [
    ...pathsOfSchema(schema),
    ...(extension === ".md" ? ["body"] : []),
  ]);

function pathsOfFields(fields: Field[], prefix = ""): string[] {
  return fields.flatMap((field) => {
    const isRoot = "root" in field && field.root && field.name === ROOT_LIST;
    const path = isRoot ? "" : prefix + field.name;
    const inside = field.widget === "list" ? `${path}[].` : `${path}.`;
    const children = "fields" in field && field.fields ? pathsOfFields(field.fields, inside) : [];
    return isRoot ? children : [path, ...children];
  });
}

function pathsOfSchema(schema: z.ZodType, prefix = ""): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return pathsOfSchema(schema.unwrap() as z.ZodType, prefix);
  if (schema instanceof z.ZodPipe) return pathsOfSchema(schema.in as z.ZodType, prefix);
  if (schema instanceof z.ZodArray)
    return pathsOfSchema(schema.element as z.ZodType, `${prefix}[]`);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, child]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    return [path, ...pathsOfSchema(child as z.ZodType, path)];
  });
}

test("the editor offers every file and folder of the content", () => {
  expect([...offered.keys()].sort()).toEqual([...known.keys()].sort());
});

test.each([...known])("every field of %s can be edited", (file, paths) => {
  expect(pathsOfFields(offered.get(file) ?? []).sort()).toEqual(paths.sort());
  expect(paths.length).toBeGreaterThan(0);
});

test("every field says in words what belongs there", () => {
  const allFields = (fields: Field[]): Field[] =>
    fields.flatMap((field) => [
      field,
      ...allFields("fields" in field && field.fields ? field.fields : []),
      ...allFields("field" in field && field.field ? [field.field] : []),
    ]);
  const getHint = (field: Field) => ("hint" in field && field.hint) || "";
  const fields = [...offered.values()].flatMap(allFields);
  const typed = fields.filter(({ widget }) => !["object", "list", "hidden"].includes(widget ?? ""));
  expect(typed.length).toBeGreaterThan(200);
  expect(typed.filter((field) => getHint(field).length < 4)).toEqual([]);
  expect(fields.map(getHint).filter((hint) => /[={}_]|[/(]\?|\.yml|npm/.test(hint))).toEqual([]);
});

test("photos are chosen, days are picked, options are listed, sentences have a tall field", () => {
  const field = (name: string) => findField("content/projects", name);
  expect(field("image")).toMatchObject({ widget: "image", required: true });
  expect(field("completed")).toMatchObject({ widget: "datetime", type: "date" });
  expect(field("staging")).toMatchObject({ options: ["vacant", "occupied", "new"] });
  expect(field("photos")).toMatchObject({ thumbnail: "file" });
  expect(field("contact")).toMatchObject({ widget: "object", required: false });
  expect(field("summary")).toMatchObject({ hint: "One or two sentences for the card" });
  expect([field("summary")?.widget, field("tagline")?.widget]).toEqual(["text", "string"]);
});

test("a photo's name is the same whether typed or chosen in the editor", () => {
  expect(photoName().parse("/hero.jpg")).toBe("hero.jpg");
  expect(photoName().parse("hero.jpg")).toBe("hero.jpg");
  expect(photoName().parse("https://example.com/hero.jpg")).toBe("https://example.com/hero.jpg");
});

test("a wrong phone is refused while she types, and fields have names of her own", () => {
  expect(findField("content/business.yml", "phone")).toMatchObject({
    pattern: [expect.any(String), expect.stringContaining("should be a phone number")],
  });
  expect(findField("content/business.yml", "alternateName")).toMatchObject({ label: "Full name" });
});

test("a save is a draft, unless the owner has every save published", () => {
  const simple = buildCmsConfig({ backend, publishOnSave: true });
  expect([config.publish_mode, simple.publish_mode]).toEqual(["editorial_workflow", "simple"]);
});
