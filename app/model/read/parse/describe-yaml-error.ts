import type { ErrorCode, YAMLParseError } from "yaml";

/** What the YAML reader stumbles over, in the words of somebody who only wanted to type a text. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'has a colon inside a text, or wrong spaces before it; put the text between "double quotes"',
  MULTILINE_IMPLICIT_KEY:
    "has no colon after the name of the field, or the line above is unfinished",
  MISSING_CHAR: "misses a quotation mark, a bracket or a colon",
  UNEXPECTED_TOKEN: 'has a sign that cannot stand there; put the text between "double quotes"',
  BAD_INDENT: "does not stand as far to the right as the lines it belongs to",
  BAD_ALIAS: 'begins with a special sign; put the text between "double quotes"',
  BAD_DQ_ESCAPE: "has a backslash inside double quotes; write it twice, or use single quotes",
  BAD_SCALAR_START: 'begins with a special sign; put the text between "double quotes"',
  MULTIPLE_DOCS: "has a second line of ---, which ends the file; remove it",
  DUPLICATE_KEY: "names a field that is there already",
};

/** The first mistake alone: the rest of a file that cannot be read is full of its echoes. */
export function describeYamlErrors([first]: YAMLParseError[], source: string) {
  if (!first) return undefined;
  const tab = source.split("\n").findIndex((line) => /^ *\t/.test(line));
  if (tab >= 0) return { line: tab + 1, what: "begins with a tab; use spaces instead" };
  const [reason] = first.message.split(" at line");
  return {
    line: first.linePos?.[0].line ?? 1,
    what: WORDS[first.code] ?? `cannot be read: ${reason}`,
  };
}
