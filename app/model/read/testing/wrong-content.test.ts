import { expect, test } from "vitest";
import { z } from "zod";
import {
  describePath,
  describeProblems,
  RENAMED_KEYS,
} from "#app/model/read/check/describe-problem.ts";
import { SAMPLE_FOLDER } from "#app/model/read/content-folder.server.ts";
import { ContentProblems } from "#app/model/read/problems.ts";
import { ContentReader } from "#app/model/read/reader.server.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";
import { makeMistakes } from "./make-mistakes.ts";

/** What zod or JavaScript would say, and no owner would understand. */
const JARGON = /invalid|input|expected|undefined|null|NaN|\[object|regex|pattern|\bundefined\b/i;

const reader = new ContentReader(SAMPLE_FOLDER, new ContentProblems(SAMPLE_FOLDER));

const entries = Object.values(CONTENT_FOLDERS).map(async ({ folder, extension, schema }) =>
  (await reader.list(folder, extension)).map((file) => ({ file, schema: schema as z.ZodType })),
);
const files: { file: string; schema: z.ZodType }[] = [
  ...Object.values(CONTENT_FILES),
  ...(await Promise.all(entries)).flat(),
];

async function fieldsOf(file: string): Promise<unknown> {
  if (file.endsWith(".yml")) return reader.yaml(file, z.unknown());
  return (await reader.markdown(file, z.unknown()))?.fields;
}

test.each(files)("every single mistake in $file is refused and named", async ({ file, schema }) => {
  const data = await fieldsOf(file);
  const unnamed: string[] = [];
  let count = 0;
  for (const mistake of makeMistakes(z.toJSONSchema(schema, { io: "input" }), data)) {
    count += 1;
    const place = describePath(mistake.path);
    const found = describeProblems(schema, mistake.data);
    const named = found.find((problem) => problem.place === place && !JARGON.test(problem.what));
    if (!named) unnamed.push(`${mistake.kind} at "${place}": ${JSON.stringify(found)}`);
  }
  expect(unnamed).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

test("a place is told as an owner would count", () => {
  expect(describePath([3, "category"])).toBe("item 4, category");
  expect(describePath(["photos", 2, "file"])).toBe("photo 3, file");
  expect(describePath(["highlights", 0, "items", 1, "lines", 0])).toBe(
    "highlight 1, item 2, line 1",
  );
  expect(describePath(["cities", 0, "addresses", 1])).toBe("city 1, address 2");
});

test("bounds are told in words", () => {
  const what = (schema: z.ZodType, data: unknown) => describeProblems(schema, data)[0]?.what;
  const list = z.array(z.string());
  expect(what(z.int().positive(), 0)).toBe("is 0, but should be more than 0");
  expect(what(z.int(), 1.5)).toBe("should be a whole number, but is 1.5");
  expect(what(list.length(3), ["a"])).toBe("has 1 entry, but should have exactly 3");
  expect(what(list.max(1), ["a", "b"])).toBe("has 2 entries, but should have at most 1");
  expect(what(z.string().max(2), "abc")).toBe("has 3 characters, but should have at most 2");
  expect(what(z.string().trim().min(1), " ")).toBe("is empty");
  expect(what(z.boolean(), "yes")).toBe('should be true or false, but is "yes"');
});

test.each(Object.entries(RENAMED_KEYS))("%s is answered with its new name, %s", (was, is) => {
  const names = files.flatMap(({ schema }) => keysOf(z.toJSONSchema(schema, { io: "input" })));
  expect(names).toContain(is);
  expect(names).not.toContain(was);
  const data = { [was]: "as before" };
  expect(describeProblems(z.strictObject({}), data)).toEqual([
    { place: was, what: `is called ${is} now` },
  ]);
});

/** Every name of a field, at any depth. */
function keysOf(node: z.core.JSONSchema.BaseSchema): string[] {
  const children = { ...node.properties, ...(node.items ? { items: node.items } : {}) };
  const names = Object.keys(node.properties ?? {});
  return [...names, ...Object.values(children).flatMap((child) => keysOf(child as typeof node))];
}
