import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type ColorName, PALETTE, type Palette } from "#app/config/palette.ts";
import type { ContentReader } from "#app/model/load/content-reader.server.ts";

/** WCAG AA requires these contrasts for text and for the outlines of controls. */
const WORDS = 4.5;
const OUTLINES = 3;

const READ_ON: Partial<Record<ColorName, ColorName[]>> = {
  paper: ["umber", "umber-soft", "clay", "clay-deep", "sage", "line-strong"],
  linen: ["umber", "umber-soft", "umber-mid"],
  plaster: ["umber"],
  "sage-mist": ["umber", "umber-mid", "clay-deep"],
  walnut: ["walnut-text", "walnut-label"],
};

const SCRIPT_IN_SVG = /<(script|foreignObject)\b|\son\w+\s*=|javascript:/i;

export async function checkTheme({ content: { theme }, folder, problems }: ContentReader) {
  for (const { front, what } of findUnreadableColors(theme?.colors))
    problems.add("theme.yml", ["colors", front], what);
  if (!theme?.logo) return;
  const path = join(folder, theme.logo);
  const drawn = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (drawn?.format !== "svg")
    problems.add("theme.yml", ["logo"], `${theme.logo} is not an SVG in this folder`);
  else if (SCRIPT_IN_SVG.test(await readFile(path, "utf8")))
    problems.add("theme.yml", ["logo"], `${theme.logo} contains a script. Save it as a plain SVG.`);
}

export function findUnreadableColors(changed: Partial<Palette> = {}) {
  const colors = { ...PALETTE, ...changed };
  const pairs = Object.entries(READ_ON) as [ColorName, ColorName[]][];
  return pairs.flatMap(([ground, fronts]) =>
    fronts.flatMap((front) => {
      const least = front === "line-strong" ? OUTLINES : WORDS;
      const ratio = getContrast(colors[front], colors[ground]);
      const what = `${colors[front]} can't be read on ${ground} ${colors[ground]}: the contrast is ${ratio.toFixed(1)}, but should be at least ${least}`;
      return ratio < least ? [{ front, what }] : [];
    }),
  );
}

export function getContrast(one: string, other: string): number {
  const shades = [one, other].map((color) => getLuminance(getBytes(color)));
  return (Math.max(...shades) + 0.05) / (Math.min(...shades) + 0.05);
}

export function getLuminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const getBytes = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
