import { readFile } from "node:fs/promises";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import type { Palette } from "#app/config/palette.ts";
import { SHARE_PHOTO as SIZE } from "#app/config/photos.ts";
import {
  charactersIn,
  fontFile,
  scriptsOf,
  TYPEFACES,
  type Typeface,
} from "#scripts/fonts/typefaces.ts";

const BAND_HEIGHT = 210;

const JPEG = { quality: 82, progressive: true };

export async function createSharePhotoDrawer(brand: string, colors: Palette, titles: string[]) {
  const letters = new Set([...brand, ...titles.join("")]);
  const serif = await cutsOf(TYPEFACES.display, 300, letters);
  const sans = await cutsOf(TYPEFACES.text, 500, letters);
  const fonts = [...serif, ...sans];

  return async (title: string, photo?: Buffer): Promise<Buffer> => {
    const band = await satori(words(title, brand, colors, namesOf(fonts), namesOf(sans)), {
      width: SIZE.width,
      height: BAND_HEIGHT,
      fonts,
    });
    const above =
      photo &&
      (await sharp(photo)
        .resize(SIZE.width, SIZE.height - BAND_HEIGHT, { position: "attention" })
        .flatten({ background: "#fff" })
        .toColorspace("srgb")
        .raw()
        .toBuffer({ resolveWithObject: true }));
    return sharp({ create: { ...SIZE, channels: 3, background: colors.paper } })
      .composite([
        ...(above ? [{ input: above.data, raw: above.info, left: 0, top: 0 }] : []),
        { input: Buffer.from(band), left: 0, top: SIZE.height - BAND_HEIGHT },
      ])
      .jpeg(JPEG)
      .toBuffer();
  };
}

type Cut = { name: string; data: Buffer };

const namesOf = (cuts: Cut[]) => cuts.map(({ name }) => name).join(", ");

/** Satori cannot read woff2 or variable fonts, so it gets fixed cuts of the letters it will set. */
async function cutsOf(typeface: Typeface, weight: number, letters: Set<string>): Promise<Cut[]> {
  const cuts: Cut[] = [];
  for (const [script, range] of Object.entries(scriptsOf(typeface))) {
    const needed = charactersIn(range).filter((letter) => letters.has(letter));
    if (needed.length === 0) continue;
    const file = await readFile(`node_modules/${fontFile(typeface, script)}`);
    const data = await subsetFont(file, needed.join(""), {
      targetFormat: "truetype",
      variationAxes: { ...typeface.fixed, wght: weight },
    });
    cuts.push({ name: `${typeface.name}-${script}`, data });
  }
  return cuts;
}

function words(title: string, brand: string, colors: Palette, serif: string, sans: string) {
  const titleStyle = {
    fontFamily: serif,
    maxWidth: 1080,
    fontSize: title.length > 44 ? 50 : 68,
    lineHeight: 1.06,
    letterSpacing: "-0.018em",
  };
  const brandStyle = { fontFamily: sans, fontSize: 24, marginTop: 18, color: colors.clay };
  const band = {
    flexDirection: "column",
    justifyContent: "center",
    width: "100%",
    height: "100%",
    padding: "0 60px",
    backgroundColor: colors.paper,
    color: colors.umber,
  };
  return box(band, [box(titleStyle, title), box(brandStyle, brand)]);
}

function box(style: Record<string, unknown>, children: unknown) {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}
