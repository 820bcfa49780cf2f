import { CROPS, PHOTO_PRESETS, type View } from "#app/config/photo-presets.ts";
import { getCropBox } from "#app/lib/photos/crop-box.ts";
import { openPhoto } from "#app/model/load/check/photos.server.ts";
import { type FilledSlot, listPhotoSlots } from "#app/model/queries/site/photo-slots.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { getPairWarnings } from "./pair-warnings.ts";

/** A photo up to 10% too small still looks sharp. */
const ENOUGH = 0.9;

/** Visitors notice a photo that is on more pages than this. */
const MOST_PAGES = 5;

export async function getPhotoWarnings(content: Content, folder: string): Promise<string[]> {
  const slots = listPhotoSlots(content);
  const pagesByPhoto = new Map(
    content.photos.map(({ file }) => [file, new Set<string | undefined>()]),
  );
  for (const { page, chosen = "" } of slots) pagesByPhoto.get(chosen)?.add(page);
  const pages = [...pagesByPhoto].map(([file, { size: count }]) => ({ file, count }));
  const often = pages.filter(({ count }) => count > MOST_PAGES);
  const never = pages.filter(({ count }) => count === 0).map(({ file }) => file);
  const isBefore = content.photos.some(({ file, beforeOf }) => beforeOf && never.includes(file));
  const whereBeforesShow = isBefore
    ? ". A before photo shows where a project, or transformation in pages/home.yml, has the staged one."
    : "";
  return [
    ...(await getPairWarnings(content, folder)),
    ...(await findSmallPhotos(slots, folder)),
    ...often.map(
      ({ file, count }) => `photos/${file}: on ${count} pages. Use other photos on some.`,
    ),
    ...(never.length > 0 ? [`unused photos: ${never.join(", ")}${whereBeforesShow}`] : []),
  ];
}

async function findSmallPhotos(slots: FilledSlot[], folder: string): Promise<string[]> {
  const small = new Set<string>();
  for (const { preset, photo = "" } of slots) {
    const { size } = await openPhoto(folder, photo);
    const views: View[] = PHOTO_PRESETS[preset];
    const { crop, width = 0 } = views.at(-1) ?? {};
    const needed = Math.round(width);
    const given = size && (crop ? getCropBox(size, CROPS[crop].ratio) : size).width;
    const place = preset.replace(/[A-Z]/g, " $&").toLowerCase();
    if (given && given < needed * ENOUGH)
      small.add(`photos/${photo}: too small for the ${place}: ${given} px wide, needs ${needed}`);
  }
  return [...small];
}
