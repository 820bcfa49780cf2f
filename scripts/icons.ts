/** Draws every icon from the one mark, public/favicon.svg: `npm run icons`, after changing it. */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const PAPER = "#f7f4ee";

const mark = await readFile("public/favicon.svg");

/** Home screens cut icons to circles, so theirs have paper all around. */
const icons = [
  { file: "icon-192.png", size: 192, share: 0.72 },
  { file: "icon-512.png", size: 512, share: 0.72 },
  { file: "icon-maskable-512.png", size: 512, share: 0.56 },
  { file: "apple-touch-icon.png", size: 180, share: 0.72 },
];

const draw = async (size: number, share: number) => {
  const side = Math.round(size * share);
  const drawn = await sharp(mark, { density: 600 }).resize(side, side).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: PAPER } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer();
};

for (const { file, size, share } of icons)
  await writeFile(`public/${file}`, await draw(size, share));
await writeFile("public/favicon.ico", icoOf(await draw(32, 0.94)));

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
