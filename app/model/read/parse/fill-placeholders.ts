/** Replaces {{name}} by the fact of that name in every text of a tree of lists and fields. */
export function fillPlaceholders(
  value: unknown,
  facts: Record<string, string | undefined>,
  unknown: (placeholder: string, name: string) => void,
): unknown {
  if (typeof value === "string")
    return value.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (whole, name: string) => {
      const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (fact === undefined) unknown(whole, name);
      return fact ?? whole;
    });
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, facts, unknown));
  if (value !== null && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillPlaceholders(item, facts, unknown)]),
    );
  return value;
}
