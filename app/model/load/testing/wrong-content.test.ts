import { expect, test } from "vitest";
import { z } from "zod";
import { SAMPLE_FOLDER } from "#app/model/load/content-folder.server.ts";
import { ContentReader } from "#app/model/load/content-reader.server.ts";
import { describePath, describeProblems, getValueAt } from "#app/model/load/describe-problem.ts";
import { parseYaml, RENAMED_KEYS } from "#app/model/load/parse/yaml.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content.ts";

type Node = z.core.JSONSchema.BaseSchema;
type Path = (string | number)[];

/** zod and JavaScript use these words, but no owner understands them. */
const JARGON = /invalid|input|expected|undefined|null|NaN|\[object|regex|pattern|\bundefined\b/i;

const reader = new ContentReader(SAMPLE_FOLDER);

const entries = Object.values(CONTENT_FOLDERS).map(async ({ folder, extension, schema }) =>
  (await reader.listEntries(folder, extension)).map((file) => ({
    file,
    schema: schema as z.ZodType,
  })),
);
const files: { file: string; schema: z.ZodType }[] = [
  ...Object.values(CONTENT_FILES),
  ...(await Promise.all(entries)).flat(),
];

async function readData(file: string): Promise<unknown> {
  await reader.read(file, z.unknown());
  return reader.parts.at(-1)?.data;
}

test.each(files)("every single mistake in $file is refused and named", async ({ file, schema }) => {
  const data = await readData(file);
  const unnamed: string[] = [];
  let count = 0;
  for (const mistake of makeMistakes(z.toJSONSchema(schema, { io: "input" }), data)) {
    count += 1;
    const place = describePath(mistake.path);
    const found = describeProblems(schema, mistake.data);
    const named = found.find(
      ({ path, what }) => describePath(path) === place && !JARGON.test(what),
    );
    if (!named) unnamed.push(`${mistake.kind} at "${place}": ${JSON.stringify(found)}`);
  }
  expect(unnamed).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

test("a path is described as an owner would count", () => {
  expect(describePath([3, "category"])).toBe("item 4, category");
  expect(describePath(["photos", 2, "file"])).toBe("photo 3, file");
  expect(describePath(["highlights", 0, "items", 1, "lines", 0])).toBe(
    "highlight 1, item 2, line 1",
  );
  expect(describePath(["cities", 0, "addresses", 1])).toBe("city 1, address 2");
});

test("limits are described in words", () => {
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

test.each(Object.entries(RENAMED_KEYS))("%s, of an older version, is read as %s", (was, is) => {
  const names = files.flatMap(({ schema }) => listKeys(z.toJSONSchema(schema, { io: "input" })));
  expect(names).toContain(is);
  expect(names).not.toContain(was);
  const { data, renamed, findLine } = parseYaml(`a:\n  - ${was}: "old"\n`);
  expect(data).toEqual({ a: [{ [is]: "old" }] });
  expect(renamed).toEqual([`${was} is now called ${is}`]);
  expect(findLine(["a", 0, is])).toBe(2);
  const both = { [was]: "old", [is]: "new" };
  expect(parseYaml(JSON.stringify(both))).toMatchObject({ data: both, renamed: [] });
});

function listKeys(node: Node): string[] {
  const children = { ...node.properties, ...(node.items ? { items: node.items } : {}) };
  const names = Object.keys(node.properties ?? {});
  return [...names, ...Object.values(children).flatMap((child) => listKeys(child as Node))];
}

type Mistake = { path: Path; kind: string; data: unknown };

/** Each mistake is made in an otherwise unchanged copy of real data. */
function* makeMistakes(schema: Node, data: unknown): Generator<Mistake> {
  for (const { path, node, isRequired } of listFields(schema, data)) {
    const value = getValueAt(data, path);
    if (isRequired) yield { path, kind: "missing", data: without(data, path) };
    for (const [kind, wrong] of wrongValues(node, value))
      yield { path, kind, data: replaced(data, path, wrong) };
    if (node.additionalProperties === false) {
      const extra = [...path, "surprise"];
      yield { path: extra, kind: "unknown field", data: replaced(data, extra, "!") };
    }
  }
}

type Field = { path: Path; node: Node; isRequired: boolean };

/** A list is followed into the item that has the most fields. */
function* listFields(
  node: Node,
  data: unknown,
  path: Path = [],
  isRequired = false,
): Generator<Field> {
  yield { path, node, isRequired };
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    const required = node.required?.includes(name) ?? false;
    const value = (data as Record<string, unknown> | undefined)?.[name];
    yield* listFields(child as Node, value, [...path, name], required);
  }
  if (node.items) {
    const items = Array.isArray(data) ? data : [];
    const fullest = items.reduce((best, item, i) => (size(item) > size(items[best]) ? i : best), 0);
    yield* listFields(node.items as Node, items[fullest], [...path, fullest]);
  }
  if (typeof node.additionalProperties === "object")
    for (const [name, value] of Object.entries(data ?? {}))
      yield* listFields(node.additionalProperties as Node, value, [...path, name]);
  const [form] = node.anyOf ?? node.oneOf ?? [];
  if (form && (form as Node).properties) yield* listFields(form as Node, data, path, isRequired);
}

const WRONG_TYPE: Record<string, unknown> = {
  string: 12345,
  number: "many",
  integer: "many",
  boolean: "perhaps",
  array: "not a list",
  object: "not a group",
};

function* wrongValues(node: Node, value: unknown): Generator<[kind: string, value: unknown]> {
  if (node.type) yield ["wrong type", WRONG_TYPE[String(node.type)]];
  if (node.enum || node.const !== undefined)
    yield ["not allowed", node.type === "string" ? "~" : 0];
  if (node.anyOf ?? node.oneOf) yield ["no form", [[]]];
  if (node.minLength !== undefined) {
    yield ["blank", " "];
    yield ["too short", "x".repeat(node.minLength - 1)];
  }
  if (node.maxLength !== undefined) yield ["too long", "x".repeat(node.maxLength + 1)];
  if (node.pattern ?? node.format) yield ["bad format", "~"];
  if (node.type === "integer") yield ["a fraction", 1.5];
  if (node.minimum !== undefined) yield ["too small", node.minimum - 1];
  if (node.exclusiveMinimum !== undefined) yield ["too small", node.exclusiveMinimum];
  if (node.maximum !== undefined) yield ["too large", node.maximum + 1];
  if (node.exclusiveMaximum !== undefined) yield ["too large", node.exclusiveMaximum];
  const items = Array.isArray(value) && value.length > 0 ? value : ["x"];
  if (node.minItems !== undefined) yield ["too few", items.slice(0, node.minItems - 1)];
  if (node.maxItems !== undefined) yield ["too many", Array(node.maxItems + 1).fill(items[0])];
}

const size = (value: unknown) => JSON.stringify(value ?? null).length;

function replaced(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const parent = data ?? (typeof step === "number" ? [] : {});
  const copy = Array.isArray(parent) ? [...parent] : { ...parent };
  const fields = copy as Record<string | number, unknown>;
  fields[step] = replaced(fields[step], rest, value);
  return copy;
}

function without(data: unknown, path: Path): unknown {
  const parent = path.slice(0, -1);
  const { [String(path.at(-1))]: _, ...rest } = (getValueAt(data, parent) ?? {}) as Record<
    string,
    unknown
  >;
  return replaced(data, parent, rest);
}
