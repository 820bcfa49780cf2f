import type { z } from "zod";
import { countOf } from "#app/lib/text/words.ts";

type Issue = z.core.$ZodIssue;
type Path = ReadonlyArray<PropertyKey>;

type Problem = { place: string; what: string };

export const RENAMED_KEYS: Record<string, string> = {
  articleClosing: "postClosing",
  enquiries: "inquiries",
  mark: "logo",
  neighbours: "neighbors",
  pictureNote: "photoNote",
};

export function describeProblems(schema: z.ZodType, data: unknown): Problem[] {
  const issues = schema.safeParse(data).error?.issues ?? [];
  return issues.flatMap((issue) => describeProblem(issue, data));
}

function describeProblem(issue: Issue, data: unknown): Problem[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({
      place: describePath([...issue.path, key]),
      what: Object.hasOwn(RENAMED_KEYS, key)
        ? `is called ${RENAMED_KEYS[key]} now`
        : "is not a field that exists here; remove it or check its spelling",
    }));
  return [
    { place: describePath(issue.path), what: describeIssue(issue, valueAt(data, issue.path)) },
  ];
}

export function describePath(path: Path): string {
  const words: string[] = [];
  for (const step of path) {
    if (typeof step !== "number") words.push(String(step));
    else words.push(`${singular(words.pop() ?? "items")} ${step + 1}`);
  }
  return words.join(", ");
}

/** 'photos', 'cities' and 'addresses' become 'photo', 'city' and 'address'. */
const singular = (plural: string) => plural.replace(/ies$/, "y").replace(/(?<=ss)es$|(?<!s)s$/, "");

function describeIssue(issue: Issue, value: unknown): string {
  if (value === undefined || value === null) return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `should be ${kindNames[issue.expected] ?? issue.expected}, but is ${show(value)}${quoteHint(issue.expected, value)}`;
    case "invalid_value":
      return `${show(value)} is not ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}`;
    case "too_small":
      if (typeof value === "string" && value.trim() === "") return "is empty";
      return `${measure(value)}, but should ${bound(issue, issue.minimum, "at least", "more than")}`;
    case "too_big":
      return `${measure(value)}, but should ${bound(issue, issue.maximum, "at most", "less than")}`;
    case "invalid_union":
      return `${show(value)} is none of the forms allowed here`;
    case "invalid_key":
      return "is not a name that is allowed here";
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
  record: "a group of fields",
  boolean: "true or false",
};

/** A ZIP code or a year is a number until quotes make it a text. */
const quoteHint = (expected: string, value: unknown) =>
  expected === "string" && typeof value !== "object" ? '; put it between "double quotes"' : "";

type SizeIssue = Extract<Issue, { code: "too_small" | "too_big" }>;

function bound(
  { origin, exact, inclusive }: SizeIssue,
  limit: number | bigint,
  within: string,
  beyond: string,
): string {
  const counted = origin === "string" || origin === "array";
  const amount = exact ? "exactly" : inclusive === false ? beyond : within;
  return `${counted ? "have" : "be"} ${amount} ${limit}`;
}

function measure(value: unknown): string {
  if (typeof value === "string") return `has ${countOf(value.length, "character")}`;
  if (Array.isArray(value)) return `has ${countOf(value.length, "entry", "entries")}`;
  return `is ${String(value)}`;
}

function show(value: unknown): string {
  if (typeof value === "string") return `"${value}"`;
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "a group of fields" : String(value);
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      value === null || value === undefined
        ? undefined
        : (value as Record<PropertyKey, unknown>)[step],
    data,
  );
}
