/** Run by hand after a change: `npx tsx scripts/fonts/make-fonts.ts`. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import {
  charactersIn,
  fontFile,
  type Style,
  scriptsOf,
  TYPEFACES,
  type Typeface,
} from "./typefaces.ts";

const FOLDER = "app/fonts";

const ESSENTIAL =
  "U+20-7E,U+A0-A1,U+A9,U+B0,U+B7,U+BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2190,U+2192,U+2212";
const LATIN =
  "U+A2-A8,U+AA-AF,U+B1-B6,U+B8-BE,U+C0,U+C2-C8,U+CA-CC,U+CE-D0,U+D2,U+D4-D6,U+D8-D9,U+DB,U+DD-E0,U+E2-E8,U+EA-EC,U+EE-F0,U+F2,U+F4-F9,U+FB,U+FD-FF,U+131,U+152-153,U+2022,U+20AC,U+2122";
/** The logo's italic ampersand is on every page, other italics on few: so it is a file of 828 bytes. */
const AMPERSAND = "U+26";

const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];

const FURTHER_SCRIPTS = {
  cyrillic: "U+400-45F,U+490-491,U+2116",
  greek: "U+384-3CE",
  vietnamese: "U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9,U+20AB",
  "latin-ext": "U+100-19F,U+1CD-24F,U+1E80-1E9E",
};

type Weight = number | { min: number; max: number };
type Face = { family: string; typeface: Typeface; style?: Style; weight: Weight };

const { display, text } = TYPEFACES;
const TEXT: Face = { family: "Commissioner", typeface: text, weight: { min: 400, max: 500 } };
const UPRIGHT = { min: 300, max: 400 };
const DISPLAY: Face = { family: "Newsreader Display", typeface: display, weight: UPRIGHT };
const ITALIC: Face = { ...DISPLAY, style: "italic", weight: 300 };

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const rules = [];
for (const face of [DISPLAY, ITALIC, TEXT]) {
  for (const [script, range] of Object.entries(FURTHER_SCRIPTS)) {
    // Letters that the display typeface lacks are lent to it by the other.
    const { typeface, style } = script in scriptsOf(face.typeface) ? face : TEXT;
    rules.push(rule(face, fontFile(typeface, script, style), range));
  }
  // Where ranges overlap, as at the ampersand, browsers take the rule that comes last.
  const cuts = { latin: LATIN, essential: ESSENTIAL };
  const further = face.style === "italic" ? { ampersand: AMPERSAND } : {};
  for (const [name, range] of Object.entries({ ...cuts, ...further }))
    rules.push(rule(face, `./${await cut(face, name, range)}`, range));
}
await writeFile(`${FOLDER}/faces.css`, `/* Written by make-fonts.ts. */\n${rules.join("")}`);

async function cut({ family, style, typeface, weight }: Face, name: string, range: string) {
  const face = `${family.toLowerCase().replace(" ", "-")}${style === "italic" ? "-italic" : ""}`;
  const file = `${face}-${name}.woff2`;
  const bytes = await subsetFont(
    await readFile(`node_modules/${fontFile(typeface, "latin", style)}`),
    charactersIn(range).join(""),
    {
      targetFormat: "woff2",
      variationAxes: { ...typeface.fixed, wght: weight },
      keepFeatures: FEATURES,
    },
  );
  await writeFile(`${FOLDER}/${file}`, bytes);
  console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} KB`);
  return file;
}

function rule({ family, style = "normal", weight }: Face, file: string, range: string): string {
  const weights = typeof weight === "number" ? weight : `${weight.min} ${weight.max}`;
  return `@font-face {
  font-family: "${family}";
  src: url("${file}") format("woff2");
  font-style: ${style};
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${range};
}
`;
}
