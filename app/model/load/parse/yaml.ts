import {
  type Document,
  type ErrorCode,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type Range,
  visit,
  type YAMLParseError,
} from "yaml";
import { memoize } from "#app/lib/memoize.ts";

type LineProblem = { line: number; what: string };

export const parseYaml = memoize((source) => {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const error = describeError(document.errors, lineCounter, source);
  const getLine = ({ range }: Ranged) => lineCounter.linePos(range?.[0] ?? 0).line;
  const found = findMisreadTexts(document, getLine, source);
  const misread = found.filter(({ line }) => line !== error?.line);
  const renamed = applyRenamedKeys(document);
  const isLegible = !error && !misread.some(({ hidesTheRest }) => hidesTheRest);
  // A missing field has the line of its parent.
  const findLine = (path: readonly PropertyKey[]): number | undefined => {
    if (path.length === 0) return undefined;
    const node = document.getIn(path, true);
    return isNode(node) ? getLine(node) : findLine(path.slice(0, -1));
  };
  return {
    data: isLegible ? (document.toJS() as unknown) : undefined,
    problems: error ? [error, ...misread] : misread,
    findLine,
    renamed,
  };
});

/** Every later version still reads these names. */
export const RENAMED_KEYS: Record<string, string> = {
  articleClosing: "postClosing",
  counter: "analytics",
  enquiries: "inquiries",
  mark: "logo",
  neighbours: "neighbors",
  pictureNote: "photoNote",
};

/** If the file also has the new name, the old one stays and is reported as unknown. */
function applyRenamedKeys(document: Document): string[] {
  const told: string[] = [];
  visit(document, {
    Pair(_, { key }, path) {
      const parent = path.at(-1);
      if (!isScalar(key) || !isMap(parent)) return;
      const was = String(key.value);
      const name = Object.hasOwn(RENAMED_KEYS, was) ? RENAMED_KEYS[was] : undefined;
      if (!name || parent.has(name)) return;
      key.value = name;
      told.push(`${was} is now called ${name}`);
    },
  });
  return [...new Set(told)];
}

const WORDS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    'has a colon inside a text, or wrong spaces before it. Put the text between "double quotes".',
  MULTILINE_IMPLICIT_KEY:
    "has no colon after the name of the field, or the line above is unfinished",
  MISSING_CHAR:
    "is missing a quotation mark, a bracket or a colon, or isn't indented like the line above",
  UNEXPECTED_TOKEN: `has a character that can't be there. Put the text between "double quotes".`,
  BAD_INDENT: "isn't indented as far as the lines it belongs to",
  BAD_ALIAS: 'begins with a special character. Put the text between "double quotes".',
  BAD_DQ_ESCAPE: "has a backslash inside double quotes. Write it twice, or use single quotes.",
  BAD_SCALAR_START: 'begins with a special character. Put the text between "double quotes".',
  MULTIPLE_DOCS: "has a second line of ---, which ends the file. Remove it.",
  DUPLICATE_KEY: "repeats a field above. Start a new entry with a dash.",
};

/** Only the first error counts, because later ones usually follow from it. */
function describeError(
  [first]: YAMLParseError[],
  lineCounter: LineCounter,
  source: string,
): LineProblem | undefined {
  if (!first) return undefined;
  const { line } = lineCounter.linePos(first.pos[0]);
  const what = WORDS[first.code] ?? `can't be read: ${first.message}`;
  return findMistake(source, line) ?? { line, what };
}

const COMMON_MISTAKES: [line: RegExp, what: string][] = [
  [/^ *\t/, "begins with a tab. Use spaces instead."],
  [/^ *-[\w"'/]/, "needs a space after the dash"],
  [/^ *(- )?\w+:(?!\/\/)["'\w/]/, "needs a space after the colon"],
  [
    /^[^"]*"[^"]*"[^",\]}]*"/,
    "has quotation marks inside quotation marks. Use “curly” ones inside.",
  ],
  [/: '[^']*'\w/, 'has an apostrophe between single quotes. Use "double quotes".'],
  [/: "[^"]*$/, "has a quotation mark that isn't closed"],
  [/: \[[^\]]*$/, "is missing its closing bracket ]"],
  [
    /^[^\s#:-][^:]*$|^\/\//,
    "has no colon. Indent continued lines two spaces; start comments with #.",
  ],
];

const getIndent = (line: string) => line.search(/[^ ]|$/);
const hasField = (line: string) => /^ *(- )?[\w-]+:( |$)/.test(line);

function findMistake(source: string, line: number): LineProblem | undefined {
  const lines = source.split("\n");
  const around = [line, line + 1, line - 1].filter((number) => lines[number - 1] !== undefined);
  for (const number of around)
    for (const [form, what] of COMMON_MISTAKES)
      if (form.test(lines[number - 1] ?? "")) return { line: number, what };
  for (const number of around) {
    const [above = "", here = ""] = number > 1 ? lines.slice(number - 2, number) : [];
    const off = getIndent(here) - getIndent(above.replace("- ", "  "));
    if (!hasField(here) || !/^ *(- )?[\w-]+: +[^|>\s]/.test(above)) continue;
    const isLeft = off === -1 || (off === -2 && above.includes("- "));
    const mistake = off > 0 ? "is indented too far" : isLeft ? "isn't indented enough" : undefined;
    if (mistake)
      return { line: number, what: `${mistake}. Start it exactly below the line above.` };
  }
  return undefined;
}

const QUOTED = 'Put the whole text between "double quotes".';

const SHOWN_QUOTES = /^[“”„][^“”]*[“”]$|^[^"]*"$/;

function findMisreadTexts(document: Document, getLine: (node: Ranged) => number, source: string) {
  const found: (LineProblem & { hidesTheRest: boolean })[] = [];
  const add = (node: Ranged, what: string, hidesTheRest = false) => {
    found.push({ line: getLine(node), what, hidesTheRest });
  };
  visit(document, {
    Alias: (_, node) => add(node, `begins with *, a special character. ${QUOTED}`, true),
    Pair(_, { key }) {
      // YAML reads {{phone}} without quotes as a map inside a map.
      if (isCollection(key) || isAlias(key)) {
        add(key, `has braces outside quotes. ${QUOTED}`, true);
        return visit.SKIP;
      }
      if (isScalar(key) && /^\s/.test(String(key.value)))
        add(key, "begins with an unusual space, as copied text may have. Type ordinary spaces.");
      return undefined;
    },
    Scalar(position, node) {
      const { type, value, comment, anchor, tag } = node;
      if (anchor !== undefined || tag !== undefined)
        add(node, `begins with & or !, a special character. ${QUOTED}`);
      if (position === "key" || type !== "PLAIN") return;
      if (SHOWN_QUOTES.test(String(value)))
        add(node, `has quotation marks that would show. ${QUOTED}`);
      const [firstLine] = comment?.split("\n") ?? [];
      const line = source.split("\n")[getLine(node) - 1]?.trimEnd();
      // After a number, # starts a comment; after a text or a colon, it was meant literally.
      const isText = value === null || typeof value === "string";
      if (firstLine && isText && line?.endsWith(` #${firstLine}`.trimEnd()))
        add(node, `loses "# ${firstLine.trim()}", since # starts a comment. ${QUOTED}`);
    },
  });
  return found;
}

type Ranged = { range?: Range | null };
