import { z } from "zod";
import { memoize } from "#app/lib/memoize.ts";

type Node = z.core.JSONSchema.BaseSchema;
type Path = (string | number)[];

/** Remembered, since a thousand files share a schema, and describing it takes longer than one of them. */
export const nodeOf = memoize((schema: z.ZodType): Node => z.toJSONSchema(schema, { io: "input" }));

export const nodeBelow = (node: Node | undefined, step: PropertyKey) =>
  (typeof step === "number" ? node?.items : node?.properties?.[String(step)]) as Node | undefined;

/** Every text with what the schema says of it, such as `meaning` and `most`. */
export function* textsOf(
  node: Node | undefined,
  data: unknown,
  path: Path = [],
): Generator<{ path: Path; value: string; node: Node }> {
  if (node && typeof data === "string") yield { path, value: data, node };
  if (!node || typeof data !== "object" || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    const step = Array.isArray(data) ? Number(name) : name;
    yield* textsOf(nodeBelow(node, step), value, [...path, step]);
  }
}
