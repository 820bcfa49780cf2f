import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type ColorName, PALETTE, type Palette } from "#app/config/palette.ts";
import { contrast } from "#app/model/read/check/contrast.ts";
import type { CheckedContent } from "./checked-content.ts";

/** WCAG AA: words, and the frames of what can be operated. */
const WORDS = 4.5;
const FRAMES = 3;

const READ_ON: Partial<Record<ColorName, ColorName[]>> = {
  paper: ["umber", "umber-soft", "clay", "clay-deep", "sage", "line-strong"],
  linen: ["umber", "umber-soft", "umber-mid"],
  plaster: ["umber"],
  "sage-mist": ["umber", "umber-mid", "clay-deep"],
  walnut: ["walnut-text", "walnut-label"],
};

const SCRIPT_IN_SVG = /<(script|foreignObject)\b|\son\w+\s*=|javascript:/i;

export async function checkTheme({ content: { theme }, folder, problems }: CheckedContent) {
  for (const { front, what } of unreadableColors(theme?.colors))
    problems.add("theme.yml", ["colors", front], what);
  if (!theme?.logo) return;
  const path = join(folder, theme.logo);
  const drawn = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (drawn?.format !== "svg")
    problems.add("theme.yml", ["logo"], `${theme.logo} is not an SVG in this folder`);
  else if (SCRIPT_IN_SVG.test(await readFile(path, "utf8")))
    problems.add("theme.yml", ["logo"], `${theme.logo} holds a script; save it as a plain SVG`);
}

export function unreadableColors(changed: Partial<Palette> = {}) {
  const colors = { ...PALETTE, ...changed };
  const pairs = Object.entries(READ_ON) as [ColorName, ColorName[]][];
  return pairs.flatMap(([ground, fronts]) =>
    fronts.flatMap((front) => {
      const least = front === "line-strong" ? FRAMES : WORDS;
      const ratio = contrast(colors[front], colors[ground]);
      const what = `${colors[front]} cannot be read on ${ground} ${colors[ground]}: the contrast is ${ratio.toFixed(1)}, but should be at least ${least}`;
      return ratio < least ? [{ front, what }] : [];
    }),
  );
}
