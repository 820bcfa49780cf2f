import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Home screens cut icons to circles, so theirs have paper all around. */
const ICONS = [
  { file: "icon-192.png", size: 192, share: 0.72 },
  { file: "icon-512.png", size: 512, share: 0.72 },
  { file: "icon-maskable-512.png", size: 512, share: 0.56 },
  { file: "apple-touch-icon.png", size: 180, share: 0.72 },
];

/** What an SVG is drawn at unless told otherwise, and the most that the drawing library takes. */
const USUAL_DENSITY = 72;
const LARGEST_DENSITY = 100_000;

/** Draws every icon of a site from its one mark. */
export async function drawIcons(mark: Buffer, paper: string, folder: string) {
  for (const { file, size, share } of ICONS)
    await writeFile(join(folder, file), await draw(mark, paper, size, share));
  await writeFile(join(folder, "favicon.ico"), icoOf(await draw(mark, paper, 32, 0.94)));
}

async function draw(mark: Buffer, paper: string, size: number, share: number) {
  const side = Math.round(size * share);
  const input = await sharp(mark, { density: await densityFor(mark, side) })
    .resize(side, side, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: paper } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}

/** Dots an inch at which a mark, however large or small it says it is, gets about the size it needs. */
async function densityFor(mark: Buffer, side: number): Promise<number> {
  const { width, height } = await sharp(mark).metadata();
  const density = (USUAL_DENSITY * side) / Math.max(width, height);
  return Math.min(Math.max(density, 1), LARGEST_DENSITY);
}

/** An .ico file is a 22-byte directory in front of a PNG. */
function icoOf(png: Buffer): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(32, 6);
  directory.writeUInt8(32, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
