export type LineProblem = { line: number; what: string };

const SLIPS: [line: RegExp, what: string][] = [
  [/^ *\t/, "begins with a tab; use spaces instead"],
  [/^ *-[\w"'/]/, "needs a space behind the dash"],
  [/^ *(- )?\w+:(?!\/\/)["'\w/]/, "needs a space behind the colon"],
  [
    /^[^"]*"[^"]*"[^",\]}]*"/,
    "has quotation marks inside quotation marks; use “curly” ones inside",
  ],
  [/: '[^']*'\w/, 'has an apostrophe between single quotes; use "double quotes"'],
  [/: "[^"]*$/, "has a quotation mark that is not closed"],
  [/: \[[^\]]*$/, "misses its closing bracket ]"],
  [
    /^[^\s#:-][^:]*$|^\/\//,
    "has no colon; a line that goes on begins with two more spaces, a remark with #",
  ],
];

const indentOf = (line: string) => line.search(/[^ ]|$/);
const hasField = (line: string) => /^ *(- )?[\w-]+:( |$)/.test(line);

/** What an owner probably did where YAML only says that it cannot go on, looked for around `line`. */
export function findSlip(source: string, line: number): LineProblem | undefined {
  const lines = source.split("\n");
  const around = [line, line + 1, line - 1].filter((number) => lines[number - 1] !== undefined);
  for (const number of around)
    for (const [form, what] of SLIPS)
      if (form.test(lines[number - 1] ?? "")) return { line: number, what };
  for (const number of around) {
    const [above = "", here = ""] = number > 1 ? lines.slice(number - 2, number) : [];
    const off = indentOf(here) - indentOf(above.replace("- ", "  "));
    if (!hasField(here) || !/^ *(- )?[\w-]+: +[^|>\s]/.test(above)) continue;
    const isLeft = off === -1 || (off === -2 && above.includes("- "));
    const side = off > 0 ? "right" : isLeft ? "left" : undefined;
    if (side)
      return {
        line: number,
        what: `stands too far to the ${side}; begin it exactly below the line above`,
      };
  }
  return undefined;
}
