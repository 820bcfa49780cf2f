import type { z } from "zod";
import { pluralize } from "#app/lib/text/format.ts";
import { suggestClosest } from "./find-closest.ts";
import { getChildNode, getSchemaNode } from "./schema-values.ts";

type Issue = z.core.$ZodIssue;

export type Path = readonly PropertyKey[];

type Problem = { path: Path; what: string };

export function describeProblems(schema: z.ZodType, data: unknown, typed = data): Problem[] {
  // What zod would say is left out, so that a message is always the schema's own.
  const issues = schema.safeParse(data, { error: () => "" }).error?.issues ?? [];
  // Only the first problem of each field is reported: a text that should be a list is not also too long.
  const places = issues.map(({ path }) => path.join());
  const firsts = issues.filter((_, index) => places.indexOf(places[index] ?? "") === index);
  return firsts.flatMap((issue) => {
    const { path } = issue;
    const fields = Object.keys(path.reduce(getChildNode, getSchemaNode(schema))?.properties ?? {});
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => {
        const meant = suggestClosest(key, fields) ?? `there are ${fields.join(", ")}`;
        return { path: [...path, key], what: `is not a field that exists here; ${meant}` };
      });
    const what = describeIssue(issue, getValueAt(data, path), fields);
    const isFilled = /\{\{/.test(String(getValueAt(typed, path)));
    return { path, what: isFilled ? `${what} (with its {{placeholders}} filled in)` : what };
  });
}

export function describePath(path: Path): string {
  const words: string[] = [];
  for (const step of path) {
    if (typeof step !== "number") words.push(String(step));
    else words.push(`${toSingular(words.pop() ?? "items")} ${step + 1}`);
  }
  return words.join(", ");
}

const toSingular = (plural: string) =>
  plural.replace(/ies$/, "y").replace(/(?<=ss)es$|(?<!s)s$/, "");

function describeIssue(issue: Issue, value: unknown, fields: string[]): string {
  if (value === undefined) return "is missing";
  if (value === null)
    return issue.code === "invalid_type" && /array|object/.test(issue.expected)
      ? "is empty. Indent the lines that belong to it two spaces."
      : "is missing";
  switch (issue.code) {
    case "invalid_type":
      if (issue.message) return `${show(value)} ${issue.message}`;
      return `should be ${KIND_NAMES[issue.expected] ?? issue.expected}, but is ${show(value)}${getTypeHint(issue.expected, value, fields)}`;
    case "invalid_value":
      return issue.values.length > 1
        ? `${show(value)} is not one of ${issue.values.join(", ")}`
        : `should be ${String(issue.values[0])}, but is ${show(value)}`;
    case "too_small":
    case "too_big":
      return describeSize(issue, value);
    default:
      return `${show(value)} ${issue.message}`;
  }
}

const KIND_NAMES: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  array: "a list",
  object: "a group of fields",
  boolean: "true or false",
};

/** YAML reads an unquoted ZIP code or year as a number, and needs a space after a dash or colon. */
function getTypeHint(expected: string, value: unknown, fields: string[]): string {
  const typed = String(value);
  if (expected === "string" && typeof value !== "object")
    return '. Put it between "double quotes".';
  if (expected === "number" && /\d/.test(typed))
    return ". Write digits only, without quotes, with a dot before decimals.";
  if (expected === "array" && /^-\S/.test(typed)) return ". Put a space after each dash.";
  if (expected === "array") return ". Put each entry on its own line, after a dash and a space.";
  if (expected !== "object") return "";
  return /^\w+:\S/.test(typed) ? ". Put a space after the colon." : `; it has ${fields.join(", ")}`;
}

type SizeIssue = Extract<Issue, { code: "too_small" | "too_big" }>;

function describeSize(issue: SizeIssue, value: unknown): string {
  const { code, origin, exact, inclusive } = issue;
  if (origin === "string" && String(value).trim() === "") return "is empty";
  const limit = code === "too_small" ? issue.minimum : issue.maximum;
  const [within, beyond] = BOUNDS[code];
  const amount = `${exact ? "exactly" : inclusive === false ? beyond : within} ${limit}`;
  if (origin === "string")
    return `has ${pluralize(String(value).length, "character")}, but should have ${amount}`;
  if (Array.isArray(value))
    return `has ${pluralize(value.length, "entry", "entries")}, but should have ${amount}`;
  return `is ${String(value)}, but should be ${amount}`;
}

const BOUNDS = { too_small: ["at least", "more than"], too_big: ["at most", "less than"] } as const;

const MAX_SHOWN = 60;

function show(value: unknown): string {
  if (typeof value === "string")
    return value.length > MAX_SHOWN ? `"${value.slice(0, MAX_SHOWN)} ..."` : `"${value}"`;
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a group of fields" : String(value);
}

export function getValueAt(data: unknown, path: Path): unknown {
  return path.reduce((value, step) => Object(value)[step], data);
}
