/** Cuts the two typefaces down to what the design uses: `npm run fonts`, after changing either. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const PRINTABLE_LATIN =
  Array.from({ length: 0xff - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join("") +
  "–—‘’“”…•→←×−™€ŒœŠšŽžŁłčćđ";

const fontsource = (file: string) => `node_modules/@fontsource-variable/${file}.woff2`;

type Face = {
  from: string;
  to: string;
  axes: Record<string, number | { min: number; max: number }>;
  characters?: string;
};

const faces: Face[] = [
  {
    from: fontsource("newsreader/files/newsreader-latin-opsz-normal"),
    to: "newsreader-display",
    axes: { opsz: 72, wght: { min: 300, max: 500 } },
  },
  {
    from: fontsource("newsreader/files/newsreader-latin-opsz-italic"),
    to: "newsreader-display-italic",
    axes: { opsz: 72, wght: { min: 300, max: 500 } },
  },
  {
    // The wordmark's ampersand is on every page, other italics on few: it has a file of its own.
    from: fontsource("newsreader/files/newsreader-latin-opsz-italic"),
    to: "newsreader-display-ampersand",
    axes: { opsz: 72, wght: { min: 300, max: 500 } },
    characters: "&",
  },
  {
    from: fontsource("commissioner/files/commissioner-latin-wght-normal"),
    to: "commissioner",
    axes: { wght: { min: 300, max: 700 } },
  },
];

await mkdir("app/fonts", { recursive: true });
for (const { from, to, axes, characters = PRINTABLE_LATIN } of faces) {
  const font = await subsetFont(await readFile(from), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  await writeFile(`app/fonts/${to}.woff2`, font);
  console.log(`app/fonts/${to}.woff2: ${Math.round(font.length / 1024)} KB`);
}
