import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type ColorName, PALETTE, type Palette } from "#app/config/palette.ts";

const OUR_LOGO = "public/favicon.svg";

/** These are the colors of public/favicon.svg; its flowers are brighter than clay, to show when small. */
const DRAWN_IN = { umber: PALETTE.umber, paper: PALETTE.paper, clay: "#a9441f" };

const SIZES = [192, 512];
/** Home screens crop icons to circles. */
const SHARE = 0.6;

export async function writeIcons(client: string, palette: Palette, ownLogo?: Buffer) {
  const logo = ownLogo ?? Buffer.from(recolor(palette, await readFile(OUR_LOGO, "utf8")));
  await writeFile(join(client, "favicon.svg"), logo);
  for (const size of SIZES)
    await writeFile(join(client, `icon-${size}.png`), await draw(logo, palette.paper, size));
}

function recolor(palette: Palette, svg: string): string {
  const names = Object.keys(DRAWN_IN) as (keyof typeof DRAWN_IN & ColorName)[];
  return names
    .filter((name) => palette[name] !== PALETTE[name])
    .reduce((text, name) => text.replaceAll(DRAWN_IN[name], palette[name]), svg);
}

async function draw(logo: Buffer, background: string, size: number): Promise<Buffer> {
  const side = Math.round(size * SHARE);
  const input = await sharp(logo, { limitInputPixels: false })
    .resize(side, side, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}
