import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import decode from "heic-decode";
import sharp from "sharp";
import { isHeic } from "#app/lib/photos/is-heic.ts";

/** A photo as sharp decodes it; of HEIC it reads only what the photo is, not its pixels. */
export async function readPhoto(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (!isHeic(bytes)) return bytes;
  const { icc } = await sharp(bytes).metadata();
  const { width, height, data } = await decode({ buffer: bytes });
  const raw = { width, height, channels: 4 } as const;
  const png = await sharp(Buffer.from(data.buffer), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return icc ? addColorProfile(png, icc) : png;
}

const HEADER_BYTES = 33;

/** sharp can convert into a profile, but not say in which one raw pixels are. */
function addColorProfile(png: Buffer, icc: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from("iCCPicc\0\0"), deflateSync(icc)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length - "iCCP".length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(chunk));
  const [header, rest] = [png.subarray(0, HEADER_BYTES), png.subarray(HEADER_BYTES)];
  return Buffer.concat([header, length, chunk, checksum, rest]);
}
