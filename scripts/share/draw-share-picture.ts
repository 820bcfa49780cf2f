import { readFile } from "node:fs/promises";
import satori from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import type { Palette } from "#app/config/palette.ts";
import { SHARE_PICTURE as SIZE } from "#app/config/photos.ts";

const BAND_HEIGHT = 210;

/** A slower encoder would save networks some bytes, and cost a thousand pages minutes. */
const JPEG = { quality: 82, progressive: true };

/** Satori cannot read woff2 or variable fonts, so it gets one fixed cut of each. */
const cut = async (file: string, axes: Record<string, number>) =>
  subsetFont(await readFile(`node_modules/@fontsource-variable/${file}.woff2`), LATIN, {
    targetFormat: "truetype",
    variationAxes: axes,
  });

const LATIN =
  Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join("") +
  "–—‘’“”…";

/** The page's photograph above a band of paper with its title and the name of the business. */
export async function createSharePictureDrawer(brand: string, colors: Palette) {
  const fonts = [
    {
      name: "serif",
      data: await cut("newsreader/files/newsreader-latin-opsz-normal", { opsz: 72, wght: 300 }),
    },
    {
      name: "sans",
      data: await cut("commissioner/files/commissioner-latin-wght-normal", { wght: 500 }),
    },
  ];

  return async (title: string, photo?: Buffer): Promise<Buffer> => {
    const band = await satori(words(title, brand, colors), {
      width: SIZE.width,
      height: BAND_HEIGHT,
      fonts,
    });
    const picture =
      photo &&
      (await sharp(photo)
        .resize(SIZE.width, SIZE.height - BAND_HEIGHT, { position: "attention" })
        .removeAlpha()
        .toColourspace("srgb")
        .raw()
        .toBuffer({ resolveWithObject: true }));
    return sharp({ create: { ...SIZE, channels: 3, background: colors.paper } })
      .composite([
        ...(picture ? [{ input: picture.data, raw: picture.info, left: 0, top: 0 }] : []),
        { input: Buffer.from(band), left: 0, top: SIZE.height - BAND_HEIGHT },
      ])
      .jpeg(JPEG)
      .toBuffer();
  };
}

function words(title: string, brand: string, colors: Palette) {
  const size = title.length > 44 ? 50 : 68;
  return box(
    {
      flexDirection: "column",
      justifyContent: "center",
      width: "100%",
      height: "100%",
      padding: "0 60px",
      backgroundColor: colors.paper,
      color: colors.umber,
    },
    [
      box(
        {
          fontFamily: "serif",
          maxWidth: 1080,
          fontSize: size,
          lineHeight: 1.06,
          letterSpacing: "-0.018em",
        },
        title,
      ),
      box({ fontFamily: "sans", fontSize: 24, marginTop: 18, color: colors.clay }, brand),
    ],
  );
}

/** Satori takes React's element shape; a plain object saves the JSX. */
function box(style: Record<string, unknown>, children: unknown) {
  return { type: "div", key: null, props: { style: { display: "flex", ...style }, children } };
}
