import { slugify } from "#app/lib/text/slugify.ts";
import { CONTENT_FILES } from "#app/model/schema/content-files.ts";
import { seo, text } from "#app/model/schema/primitives.ts";
import type { Interview } from "./interview.ts";
import type { Shelf } from "./shelf.ts";
import { writeYaml } from "./write-yaml.ts";

export type Maker = (
  shelf: Shelf,
  interview: Interview,
  today: string,
) => Promise<{ file?: string; advice: string[] }>;

export async function freeTitle(
  shelf: Shelf,
  interview: Interview,
  question: string,
  fileOf: (title: string) => string,
): Promise<string> {
  for (;;) {
    const title = await interview.required(question, text(question));
    if (slugify(title) === "") interview.tell("  That has no letters to make an address from.");
    else if (shelf.has(fileOf(title))) interview.tell("  There is one of that name already.");
    else return title;
  }
}

export const NO_PHOTOS = `There is no free photo in content/photos, so nothing was written.
  1. Put the new photos into content/photos: JPEG, PNG or WebP, at least 1200 pixels wide.
  2. Run this command again. It will ask what each of them shows.`;

export async function pickPhotos(shelf: Shelf, interview: Interview, howMany: "one" | "several") {
  const free = await shelf.freePhotos();
  interview.tell("Photos that no project and no article shows yet:");
  const picked =
    howMany === "one"
      ? [await interview.choice("Its photo", free)]
      : await interview.several("Its photos, the one for the card first", free);

  const { file: list, schema } = CONTENT_FILES.photos;
  const described = await shelf.describedPhotos();
  const photos: { file: string; alt: string }[] = [];
  for (const file of picked) {
    const known = described.get(file);
    const alt =
      known ??
      (await interview.required(
        `What does ${file} show? E.g. Ivory sofa beside a window to the pool`,
        schema.element.shape.alt,
      ));
    if (!known) await shelf.append(list, writeYaml([{ file, alt }]));
    photos.push({ file, alt });
  }
  return photos;
}

export async function askSeo(
  interview: Interview,
  words: { type: string; city?: string; detail: string },
) {
  const question = "One or two sentences for search engines, 50 to 170 characters";
  return { ...words, description: await interview.required(question, seo.shape.description) };
}

export const nextId = (entries: { id: number }[]) =>
  Math.max(0, ...entries.map(({ id }) => id)) + 1;
