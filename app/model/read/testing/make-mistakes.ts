import type { z } from "zod";
import { valueAt } from "#app/model/read/check/describe-problem.ts";

type Node = z.core.JSONSchema.BaseSchema;
type Path = (string | number)[];

/** One thing done wrong: `data` with a mistake at `path`. */
export type Mistake = { path: Path; kind: string; data: unknown };

/** Every mistake a schema must refuse, each made in an otherwise unchanged copy of real data. */
export function* makeMistakes(schema: Node, data: unknown): Generator<Mistake> {
  for (const { path, node, isRequired } of fieldsOf(schema, data)) {
    const value = valueAt(data, path);
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

/** Every field of the schema, followed into the item of a list that has most of them. */
function* fieldsOf(
  node: Node,
  data: unknown,
  path: Path = [],
  isRequired = false,
): Generator<Field> {
  yield { path, node, isRequired };
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    const required = node.required?.includes(name) ?? false;
    const value = (data as Record<string, unknown> | undefined)?.[name];
    yield* fieldsOf(child as Node, value, [...path, name], required);
  }
  if (node.items) {
    const items = Array.isArray(data) ? data : [];
    const fullest = items.reduce((best, item, i) => (size(item) > size(items[best]) ? i : best), 0);
    yield* fieldsOf(node.items as Node, items[fullest], [...path, fullest]);
  }
  if (typeof node.additionalProperties === "object")
    for (const [name, value] of Object.entries(data ?? {}))
      yield* fieldsOf(node.additionalProperties as Node, value, [...path, name]);
  const [form] = node.anyOf ?? node.oneOf ?? [];
  if (form && (form as Node).properties) yield* fieldsOf(form as Node, data, path, isRequired);
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
  const { [String(path.at(-1))]: _, ...rest } = (valueAt(data, parent) ?? {}) as Record<
    string,
    unknown
  >;
  return replaced(data, parent, rest);
}
