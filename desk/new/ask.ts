import { CONTENT_FILES } from "#app/model/schema/content-files.ts";
import { seo } from "#app/model/schema/primitives.ts";
import type { Interview } from "./interview.ts";
import type { Shelf } from "./shelf.ts";
import { writeYaml } from "./write-yaml.ts";

export type Maker = (
  shelf: Shelf,
  interview: Interview,
  today: string,
) => Promise<{ file?: string; advice: string[] }>;

export async function pickPhoto(shelf: Shelf, interview: Interview): Promise<string> {
  const file = await interview.choice("Its photo", await offerPhotos(shelf, interview));
  await describePhoto(shelf, interview, file);
  return file;
}

export async function pickPhotos(shelf: Shelf, interview: Interview) {
  const offered = await offerPhotos(shelf, interview);
  const photos: { file: string; alt: string }[] = [];
  for (const file of await interview.several("Its photos, the one for the card first", offered))
    photos.push({ file, alt: await describePhoto(shelf, interview, file) });
  return photos;
}

function offerPhotos(shelf: Shelf, interview: Interview): Promise<string[]> {
  interview.tell("Photos that no project and no article shows yet:");
  return shelf.freePhotos();
}

async function describePhoto(shelf: Shelf, interview: Interview, file: string): Promise<string> {
  const known = (await shelf.items("photos")).find((photo) => photo.file === file);
  if (known) return known.alt;
  const { file: list, schema } = CONTENT_FILES.photos;
  const question = `What does ${file} show? E.g. Ivory sofa beside a window to the pool`;
  const alt = await interview.field(question, schema.element.shape.alt);
  await shelf.append(list, writeYaml([{ file, alt }]));
  return alt;
}

export async function askSeo(
  interview: Interview,
  words: { type: string; city: string; detail: string },
) {
  const question = "One or two sentences for search engines, 50 to 170 characters";
  return { ...words, description: await interview.field(question, seo.shape.description) };
}

export const nextId = (entries: { id: number }[]) =>
  Math.max(0, ...entries.map(({ id }) => id)) + 1;
