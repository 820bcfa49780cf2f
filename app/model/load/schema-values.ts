import { z } from "zod";
import { memoize } from "#app/lib/memoize.ts";

type Node = z.core.JSONSchema.BaseSchema;
export type Value = { path: (string | number)[]; value: string; node: Node };

/** A thousand files share a schema, and describing it takes longer than checking one of them. */
export const getSchemaNode = memoize(
  (schema: z.ZodType): Node => z.toJSONSchema(schema, { io: "input" }),
);

export const getChildNode = (node: Node | undefined, step: PropertyKey) =>
  (typeof step === "number" ? node?.items : node?.properties?.[String(step)]) as Node | undefined;

export function getValues(
  node: Node | undefined,
  data: unknown,
  path: Value["path"] = [],
): Value[] {
  if (!node || data === undefined) return [];
  if (typeof data !== "object") return [{ path, value: String(data), node }];
  return Object.entries(data ?? {}).flatMap(([name, value]) => {
    const step = Array.isArray(data) ? Number(name) : name;
    return getValues(getChildNode(node, step), value, [...path, step]);
  });
}
