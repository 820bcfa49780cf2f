import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type ColorName, PALETTE, type Palette } from "#app/config/palette.ts";
import { contrast } from "#app/lib/contrast.ts";
import type { CheckedContent } from "./checked-content.ts";

/** WCAG AA: words, and the frames of what can be operated. */
const WORDS = 4.5;
const FRAMES = 3;

const PAIRS: [front: ColorName, ground: ColorName, least: number][] = [
  ["umber", "paper", WORDS],
  ["umber", "linen", WORDS],
  ["umber", "plaster", WORDS],
  ["umber", "sage-mist", WORDS],
  ["umber-soft", "paper", WORDS],
  ["umber-soft", "linen", WORDS],
  ["umber-mid", "linen", WORDS],
  ["umber-mid", "sage-mist", WORDS],
  ["clay", "paper", WORDS],
  ["clay-deep", "paper", WORDS],
  ["clay-deep", "sage-mist", WORDS],
  ["sage", "paper", WORDS],
  ["walnut-text", "walnut", WORDS],
  ["walnut-label", "walnut", WORDS],
  ["line-strong", "paper", FRAMES],
];

const SCRIPT_IN_SVG = /<(script|foreignObject)\b|\son\w+\s*=|javascript:/i;

export async function checkTheme({ content: { theme }, folder, problems }: CheckedContent) {
  for (const { front, what } of unreadableColors(theme?.colors))
    problems.add("theme.yml", `colors, ${front}`, what);
  if (!theme?.logo) return;
  const path = join(folder, theme.logo);
  const drawn = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (drawn?.format !== "svg")
    problems.add("theme.yml", "logo", `${theme.logo} is not an SVG in this folder`);
  else if (SCRIPT_IN_SVG.test(await readFile(path, "utf8")))
    problems.add("theme.yml", "logo", `${theme.logo} holds a script; save it as a plain SVG`);
}

export function unreadableColors(changed: Partial<Palette> = {}) {
  const colors = { ...PALETTE, ...changed };
  return PAIRS.flatMap(([front, ground, least]) => {
    const ratio = contrast(colors[front], colors[ground]);
    if (ratio >= least) return [];
    const what = `${colors[front]} cannot be read on ${ground} ${colors[ground]}: the contrast is ${ratio.toFixed(1)}, but should be at least ${least}`;
    return [{ front, what }];
  });
}
