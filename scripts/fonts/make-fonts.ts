/**
 * Cuts the two typefaces down to what the design uses, and writes the style sheet that offers the
 * cuts: `npm run fonts`, after changing either.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { ampersand, type Subset } from "./subsets.ts";
import { readTypeface, TYPEFACES, type Typeface } from "./typefaces.ts";
import { unicodeRange } from "./unicode-range.ts";

const FOLDER = "app/fonts";

/** What the style sheets ask for; small capitals, fractions and other sets stay behind. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

type Weight = number | { min: number; max: number };
type Face = {
  family: string;
  style: "normal" | "italic";
  file: string;
  typeface: Typeface;
  weight: Weight;
  subsets: Subset[];
};

const { display, text } = TYPEFACES;

const FACES: Face[] = [
  {
    family: "Newsreader Display",
    style: "normal",
    file: "newsreader-display",
    typeface: display,
    weight: { min: 300, max: 400 },
    subsets: display.subsets,
  },
  {
    family: "Newsreader Display",
    style: "italic",
    file: "newsreader-display-italic",
    typeface: display,
    weight: 300,
    // Of two cuts that hold a letter, browsers take the one that comes later.
    subsets: [...display.subsets, ampersand],
  },
  {
    family: "Commissioner",
    style: "normal",
    file: "commissioner",
    typeface: text,
    weight: { min: 400, max: 500 },
    subsets: text.subsets,
  },
];

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const rules: string[] = [];
for (const face of FACES) {
  for (const { name, script, characters } of face.subsets) {
    const file = `${face.file}-${name}.woff2`;
    const cut = await subsetFont(
      await readTypeface(face.typeface, script, face.style),
      characters,
      {
        targetFormat: "woff2",
        variationAxes: { ...face.typeface.axes, wght: face.weight },
        keepFeatures: FEATURES,
      },
    );
    await writeFile(`${FOLDER}/${file}`, cut);
    rules.push(rule(face, file, characters));
    console.log(`${FOLDER}/${file}: ${(cut.length / 1000).toFixed(1)} KB`);
  }
  // Letters that a typeface lacks are lent to it by the other, which is better than a stranger's.
  for (const { name, characters } of text.subsets.filter(
    (it) => !face.typeface.subsets.includes(it),
  ))
    rules.push(rule(face, `commissioner-${name}.woff2`, characters));
}
await writeFile(`${FOLDER}/faces.css`, `/* Written by npm run fonts. */\n${rules.join("")}`);

function rule({ family, style, weight }: Face, file: string, characters: string): string {
  const weights = typeof weight === "number" ? weight : `${weight.min} ${weight.max}`;
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-style: ${style};
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${unicodeRange(characters)};
}
`;
}
