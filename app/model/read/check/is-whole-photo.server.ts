import { open } from "node:fs/promises";
import sharp from "sharp";

/** The last bytes of a JPEG and of a PNG. */
const ENDS = [Buffer.from([0xff, 0xd9]), Buffer.from("IEND")];
const LOOKED_AT = 16;

/**
 * A file that was copied in part still has its header and its size; how it ends gives it away. One that
 * ends in another way, as some cameras write them, is read to its end instead, which takes far longer.
 */
export async function isWholePhoto(path: string): Promise<boolean> {
  const end = await lastBytes(path);
  if (ENDS.some((mark) => end.includes(mark))) return true;
  return sharp(path)
    .stats()
    .then(
      () => true,
      () => false,
    );
}

async function lastBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(LOOKED_AT, size);
    return (await file.read(Buffer.alloc(length), 0, length, size - length)).buffer;
  } finally {
    await file.close();
  }
}
