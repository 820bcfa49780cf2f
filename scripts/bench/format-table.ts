export type Row = Record<string, string>;

/** Plain text in columns: names to the left, figures to the right, as wide as they need. */
export function formatTable(rows: Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ""))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => width(line[column]))));
  const format = (line: string[]) =>
    line
      .map((cell, column) =>
        isName(column, rows, names)
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return lines.map(format).join("\n");
}

const width = (cell = "") => cell.length;

/** A column without any figure holds names. */
function isName(column: number, rows: Row[], names: string[]): boolean {
  return !rows.some((row) => /^\d/.test(row[names[column] ?? ""] ?? ""));
}
