import { z } from "zod";

type Node = z.core.JSONSchema.BaseSchema;
type Path = (string | number)[];

/** A thousand files share a schema, and describing it takes longer than reading one of them. */
const nodes = new WeakMap<z.ZodType, Node>();

export function nodeOf(schema: z.ZodType): Node {
  const node = nodes.get(schema) ?? z.toJSONSchema(schema, { io: "input" });
  nodes.set(schema, node);
  return node;
}

export const nodeBelow = (node: Node | undefined, step: PropertyKey) =>
  (typeof step === "number" ? node?.items : node?.properties?.[String(step)]) as Node | undefined;

/** Every text that stands for more than words; schemas say so in their `meta`. */
export function* valuesMeaning(
  meaning: "photo" | "sitePath",
  node: Node | undefined,
  data: unknown,
  path: Path = [],
): Generator<{ path: Path; value: string }> {
  if (node?.meaning === meaning && typeof data === "string") yield { path, value: data };
  if (!node || typeof data !== "object" || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    const step = Array.isArray(data) ? Number(name) : name;
    yield* valuesMeaning(meaning, nodeBelow(node, step), value, [...path, step]);
  }
}
