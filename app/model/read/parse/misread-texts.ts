import {
  type Document,
  isAlias,
  isCollection,
  isScalar,
  type LineCounter,
  type Range,
  visit,
} from "yaml";

type Place = { range?: Range | null };
type Misread = { line: number; what: string; hidesTheRest: boolean };

const QUOTED = 'put the whole text between "double quotes"';

/** Where YAML reads something else than an owner has typed, since some signs mean something to it. */
export function misreadTexts(document: Document, lines: LineCounter, source: string): Misread[] {
  const found: Misread[] = [];
  const numberOf = ({ range }: Place) => lines.linePos(range?.[0] ?? 0).line;
  const lineOf = (node: Place) => source.split("\n")[numberOf(node) - 1] ?? "";
  const add = (node: Place, what: string, hidesTheRest = false) => {
    found.push({ line: numberOf(node), what, hidesTheRest });
  };
  visit(document, {
    Alias: (_, node) => add(node, `begins with *, a special sign; ${QUOTED}`, true),
    Pair(_, { key }) {
      // {{phone}} without quotes is a group of fields within a group of fields.
      if (isCollection(key) || isAlias(key)) {
        add(key, `has braces that are not inside quotes; ${QUOTED}`, true);
        return visit.SKIP;
      }
      if (isScalar(key) && /^\s/.test(String(key.value)))
        add(key, "begins with a space of another kind, as copied texts have; type ordinary spaces");
      return undefined;
    },
    Scalar(place, node) {
      if (node.anchor !== undefined || node.tag !== undefined)
        add(node, `begins with & or !, a special sign; ${QUOTED}`);
      const { type, value, comment } = node;
      if (place !== "key" && type === "PLAIN" && comment && isCut(value, comment, lineOf(node)))
        add(node, `loses "# ${comment.trim()}", since # begins a remark; ${QUOTED}`);
    },
  });
  return found;
}

/** A remark behind a number or in a line of its own is one; behind a colon or a text it was its end. */
function isCut(value: unknown, remark: string, line: string): boolean {
  const isText = value === null ? line.includes(" #") : typeof value === "string";
  return isText && !remark.includes("\n");
}
