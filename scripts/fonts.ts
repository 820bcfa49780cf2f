/**
 * Cuts the two typefaces down to what the design uses, and writes the style sheet that offers the
 * cuts: `npm run fonts`, after changing either.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import {
  ampersand,
  cyrillic,
  essential,
  european,
  greek,
  otherLatin,
  type Subset,
  vietnamese,
} from "./fonts/subsets.ts";
import { unicodeRange } from "./fonts/unicode-range.ts";

const FOLDER = "app/fonts";

/** What the style sheets ask for; small capitals, fractions and other sets stay behind. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

type Axis = number | { min: number; max: number };
type Face = {
  family: string;
  style: "normal" | "italic";
  file: string;
  from: (script: Subset["script"]) => string;
  axes: { wght: Axis; opsz?: number };
  subsets: Subset[];
};

const SUBSETS = [essential, otherLatin, european, vietnamese];

/** The display cut is Newsreader at optical size 72. */
const FACES: Face[] = [
  {
    family: "Newsreader Display",
    style: "normal",
    file: "newsreader-display",
    from: (script) => `newsreader/files/newsreader-${script}-opsz-normal`,
    axes: { opsz: 72, wght: { min: 300, max: 400 } },
    subsets: SUBSETS,
  },
  {
    family: "Newsreader Display",
    style: "italic",
    file: "newsreader-display-italic",
    from: (script) => `newsreader/files/newsreader-${script}-opsz-italic`,
    axes: { opsz: 72, wght: 300 },
    // Of two cuts that hold a letter, browsers take the one that comes later.
    subsets: [...SUBSETS, ampersand],
  },
  {
    family: "Commissioner",
    style: "normal",
    file: "commissioner",
    from: (script) => `commissioner/files/commissioner-${script}-wght-normal`,
    axes: { wght: { min: 400, max: 500 } },
    // Newsreader has no Greek and no Cyrillic: headings in them are set in the stand-in.
    subsets: [...SUBSETS, cyrillic, greek],
  },
];

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const rules: string[] = [];
for (const face of FACES)
  for (const { name, script, characters } of face.subsets) {
    const file = `${face.file}-${name}.woff2`;
    const font = await readFile(`node_modules/@fontsource-variable/${face.from(script)}.woff2`);
    const cut = await subsetFont(font, characters, {
      targetFormat: "woff2",
      variationAxes: face.axes,
      keepFeatures: FEATURES,
    });
    await writeFile(`${FOLDER}/${file}`, cut);
    rules.push(rule(face, file, characters));
    console.log(`${FOLDER}/${file}: ${(cut.length / 1000).toFixed(1)} KB`);
  }
await writeFile(`${FOLDER}/faces.css`, `/* Written by npm run fonts. */\n${rules.join("")}`);

function rule({ family, style, axes: { wght } }: Face, file: string, characters: string): string {
  const weight = typeof wght === "number" ? wght : `${wght.min} ${wght.max}`;
  return `@font-face {
  font-family: "${family}";
  src: url("./${file}") format("woff2");
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${unicodeRange(characters)};
}
`;
}
