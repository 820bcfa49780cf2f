import { readFileSync } from "node:fs";

export type Style = "normal" | "italic";

export type Typeface = {
  /** Its package below @fontsource-variable, and the axis that the package's files are named by. */
  name: string;
  axis: "wght" | "opsz";
  /** The axes beside the weight, each at one place. */
  fixed: Record<string, number>;
};

/** The two typefaces of the site. The display cut is Newsreader at optical size 72. */
export const TYPEFACES = {
  display: { name: "newsreader", axis: "opsz", fixed: { opsz: 72 } },
  text: { name: "commissioner", axis: "wght", fixed: {} },
} satisfies Record<string, Typeface>;

/** The package's file with the letters of one script, as style sheets name it. */
export function fontFile({ name, axis }: Typeface, script: string, style: Style = "normal") {
  return `@fontsource-variable/${name}/files/${name}-${script}-${axis}-${style}.woff2`;
}

/** The scripts of a typeface with the `unicode-range` of each. */
export function scriptsOf({ name }: Typeface): Record<string, string> {
  const file = `node_modules/@fontsource-variable/${name}/unicode.json`;
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Every character of a `unicode-range`. */
export function charactersIn(range: string): string[] {
  return range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .replace("U+", "")
      .split("-")
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
}
