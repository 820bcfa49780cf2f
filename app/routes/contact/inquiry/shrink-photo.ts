import { PHOTO_MAX_SIDE_PX } from "#app/config/limits.ts";

const JPEG_QUALITY = 0.82;

/** A picture from a phone or camera, small enough to be sent. Rejects what is no picture. */
export async function shrinkPhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, PHOTO_MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY);
  });
  if (!jpeg) throw new Error(`${file.name} could not be written as JPEG`);
  return new File([jpeg], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: jpeg.type });
}
