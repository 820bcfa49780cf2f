import { z } from "zod";

export type Node = z.core.JSONSchema.BaseSchema;
type Path = (string | number)[];

/** What a text stands for where it is more than words; schemas say it in their `meta`. */
export type Meaning = "photo" | "sitePath";

export type MeaningfulValue = { path: Path; value: string };

export function* valuesMeaning(
  meaning: Meaning,
  schema: z.ZodType,
  data: unknown,
): Generator<MeaningfulValue> {
  yield* valuesBelow(meaning, nodeOf(schema), data, []);
}

/** A thousand files share a schema, and describing it takes longer than reading one of them. */
const nodes = new WeakMap<z.ZodType, Node>();

export function nodeOf(schema: z.ZodType): Node {
  const node = nodes.get(schema) ?? z.toJSONSchema(schema, { io: "input" });
  nodes.set(schema, node);
  return node;
}

function* valuesBelow(
  meaning: Meaning,
  node: Node,
  data: unknown,
  path: Path,
): Generator<MeaningfulValue> {
  if (node.meaning === meaning && typeof data === "string") yield { path, value: data };
  if (Array.isArray(data) && node.items)
    for (const [index, item] of data.entries())
      yield* valuesBelow(meaning, node.items as Node, item, [...path, index]);
  else if (data !== null && typeof data === "object")
    for (const [name, child] of Object.entries(node.properties ?? {}))
      yield* valuesBelow(meaning, child as Node, (data as Record<string, unknown>)[name], [
        ...path,
        name,
      ]);
}
