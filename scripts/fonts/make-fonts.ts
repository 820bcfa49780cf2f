/** Subsets the fonts to the ranges of app/fonts/faces.css; run it by hand after changing them. */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FOLDER = "app/fonts";

const FACES = [
  {
    name: "newsreader-display",
    source: "newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: { opsz: 72, wght: { min: 300, max: 400 } },
  },
  {
    name: "newsreader-display-italic",
    source: "newsreader/files/newsreader-latin-opsz-italic.woff2",
    axes: { opsz: 72, wght: 300 },
  },
  {
    name: "commissioner",
    source: "commissioner/files/commissioner-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 500 } },
  },
];

const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

const css = await readFile(`${FOLDER}/faces.css`, "utf8");
for (const { name, source, axes } of FACES) {
  const font = await readFile(`node_modules/@fontsource-variable/${source}`);
  const cuts = new RegExp(`"\\./(${name}-[a-z]+\\.woff2)"[^}]*unicode-range:([^;]+)`, "g");
  for (const [, file, ranges = ""] of css.matchAll(cuts)) {
    const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: FEATURES };
    const bytes = await subsetFont(font, listCharacters(ranges), options);
    await writeFile(`${FOLDER}/${file}`, bytes);
    console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} KB`);
  }
}

function listCharacters(ranges: string): string {
  const characters = ranges.split(",").flatMap((range) => {
    const points = range.replace("U+", "").split("-");
    const [first = 0, last = first] = points.map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
  return characters.join("");
}
