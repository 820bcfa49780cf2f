import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { type ColorName, PALETTE, type Palette } from "#app/config/palette.ts";

const OUR_LOGO = "public/favicon.svg";

/** What our logo is drawn in; its flowers are brighter than clay, to be seen when they are small. */
const DRAWN_IN = { umber: PALETTE.umber, paper: PALETTE.paper, clay: "#a9441f" };

const SIZES = [192, 512];
/** Home screens cut icons to circles, so the logo keeps to their middle. */
const SHARE = 0.6;

/** Draws a site's icons from its one logo: the owner's, or ours in the colors of the site. */
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
