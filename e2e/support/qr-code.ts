import { execFileSync } from "node:child_process";
import jsQR from "jsqr";
import sharp from "sharp";
import { findCommand } from "#scripts/support/find-programs.ts";

/** What a phone's camera would read in a picture. */
export async function readQrCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Absent where the tests may not install it. */
export const PDF_READER = findCommand("pdftoppm");

const PRINT_DPI = 150;

/** The first page of a PDF, as a printer would put it on paper. */
export const printToPicture = (pdf: Buffer): Buffer =>
  execFileSync(String(PDF_READER), ["-png", "-singlefile", "-r", String(PRINT_DPI), "-"], {
    input: pdf,
    maxBuffer: 2 ** 26,
  });
