import type { z } from "zod";

type Issue = z.core.$ZodIssue;
type Path = ReadonlyArray<PropertyKey>;

/** One zod issue as sentences an owner can act on: where it is, what is wrong, what is allowed. */
export function describeProblem(issue: Issue, data: unknown): { place: string; what: string }[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({
      place: describePath([...issue.path, key]),
      what: "is not a field that exists here; remove it or check its spelling",
    }));
  return [
    { place: describePath(issue.path), what: describeIssue(issue, valueAt(data, issue.path)) },
  ];
}

/** ['photos', 2, 'file'] becomes 'photo 3, file'. */
export function describePath(path: Path): string {
  const words: string[] = [];
  for (const step of path) {
    if (typeof step !== "number") words.push(String(step));
    else words.push(`${words.pop()?.replace(/s$/, "") ?? "item"} ${step + 1}`);
  }
  return words.join(", ");
}

function describeIssue(issue: Issue, value: unknown): string {
  if (value === undefined || value === null) return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `should be ${kindNames[issue.expected] ?? issue.expected}, but is ${show(value)}`;
    case "invalid_value":
      return `${show(value)} is not ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}`;
    case "too_small":
      return `${measure(value)}, but should be at least ${issue.minimum}${unit(issue.origin)}`;
    case "too_big":
      return `${measure(value)}, but should be at most ${issue.maximum}${unit(issue.origin)}`;
    default:
      return `${show(value)} ${issue.message}`;
  }
}

const kindNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "a group of fields",
};

function unit(origin: string): string {
  if (origin === "string") return " characters";
  return origin === "array" ? " entries" : "";
}

function measure(value: unknown): string {
  if (typeof value === "string") return value.trim() === "" ? "is empty" : `has ${value.length}`;
  return Array.isArray(value) ? `has ${value.length}` : `is ${String(value)}`;
}

function show(value: unknown): string {
  if (typeof value === "string") return `"${value}"`;
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a group of fields" : String(value);
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      value === null || value === undefined
        ? undefined
        : (value as Record<PropertyKey, unknown>)[step],
    data,
  );
}
