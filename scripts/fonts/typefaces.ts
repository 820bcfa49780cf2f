import { readFileSync } from "node:fs";

export type Style = "normal" | "italic";

export type Typeface = {
  name: string;
  axis: "wght" | "opsz";
  fixed: Record<string, number>;
};

export const TYPEFACES = {
  display: { name: "newsreader", axis: "opsz", fixed: { opsz: 72 } },
  text: { name: "commissioner", axis: "wght", fixed: {} },
} satisfies Record<string, Typeface>;

export function fontFile({ name, axis }: Typeface, script: string, style: Style = "normal") {
  return `@fontsource-variable/${name}/files/${name}-${script}-${axis}-${style}.woff2`;
}

export function scriptsOf({ name }: Typeface): Record<string, string> {
  const file = `node_modules/@fontsource-variable/${name}/unicode.json`;
  return JSON.parse(readFileSync(file, "utf8"));
}

export function charactersIn(range: string): string[] {
  return range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .replace("U+", "")
      .split("-")
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
}
