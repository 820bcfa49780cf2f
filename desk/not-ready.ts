import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { LEGAL_PAGES } from "#app/config/pages.ts";
import { isSystemFile } from "#app/config/photos.ts";
import { countOf } from "#app/lib/text/words.ts";
import { citiesOf } from "#app/model/pages/parts/filters.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";

/** What `npm run new` and `npm run adopt` put where only the owner knows the words. */
export const TO_BE_WRITTEN = "To be written.";

const PLACEHOLDER_DOMAIN =
  /(\.|\/\/)(example|test|invalid|localhost)$|(\.|\/\/)example\.(com|net|org)$/;
const SAMPLE_WORDS = /\bsample (business|text)\b/i;

export async function notReady(content: Content, folder: string): Promise<string[]> {
  const { business, settings, photos } = content;
  const undescribed = await undescribedPhotos(content, folder);
  const samples = photos.filter(({ sample }) => sample).length;
  const advice: [isDue: boolean, sentence: string][] = [
    [
      !settings.inquiries.endpoint,
      "settings.yml names no address for inquiries: visitors would be thanked, and nobody told",
    ],
    [
      PLACEHOLDER_DOMAIN.test(business.website),
      `business.yml: ${business.website} is a placeholder, not your own address`,
    ],
    [!business.rating, "business.yml has no rating: ask your first clients for a review"],
    [samples > 0, `photos.yml: ${countOf(samples, "photo")} of the sample still to be replaced`],
    [undescribed.length > 0, `photos.yml does not say what these show: ${undescribed.join(", ")}`],
  ];
  return [
    ...advice.filter(([isDue]) => isDue).map(([, sentence]) => sentence),
    ...unwritten(content).map((file) => `${file} still says "${TO_BE_WRITTEN}"`),
    ...citiesNotReady(content),
    ...draftsOf(content).map((file) => `${file} is a draft: have it read by an attorney`),
  ];
}

/** What a city lacks for a page that proves something; who wants no such pages is left alone. */
function citiesNotReady({ cities, projects, photos, testimonials }: Content): string[] {
  if (cities.length === 0) return [];
  const paired = new Set(photos.map(({ beforeOf }) => beforeOf));
  const written = new Set(cities.map(({ city }) => city));
  return [
    ...citiesOf(projects)
      .filter((city) => !written.has(city))
      .map((city) => `cities.yml: ${city} has projects, but no page: write its entry`),
    ...cities.flatMap(({ city }) => {
      const inCity = projects.filter((project) => project.city === city);
      const shown = inCity.flatMap((project) => project.photos);
      const lacks = [
        !inCity.some(({ result }) => result) && "a result in one of its projects",
        !shown.some(({ file }) => paired.has(file)) && "a before/after pair",
        !testimonials.some((item) => item.city === city) && "a testimonial",
      ].filter(Boolean);
      return lacks.length > 0 ? [`cities.yml: ${city} lacks ${lacks.join(" and ")}`] : [];
    }),
  ];
}

function draftsOf(content: Content): string[] {
  return LEGAL_PAGES.flatMap(({ words }) => {
    const page = content[words];
    const isDraft = page && "draft" in page && page.draft;
    return isDraft || SAMPLE_WORDS.test(JSON.stringify(page)) ? CONTENT_FILES[words].file : [];
  });
}

async function undescribedPhotos({ photos }: Content, folder: string): Promise<string[]> {
  const described = new Set(photos.map(({ file }) => file));
  const present = await readdir(join(folder, "photos")).catch(() => []);
  return present.filter((file) => !isSystemFile(file) && !described.has(file));
}

export function unwritten(content: Content): string[] {
  const isUnwritten = (data: unknown) => JSON.stringify(data)?.includes(TO_BE_WRITTEN);
  const files = Object.entries(CONTENT_FILES).map(([name, { file }]) =>
    isUnwritten(content[name as keyof Content]) ? file : [],
  );
  const entries = Object.entries(CONTENT_FOLDERS).flatMap(([name, { folder, extension }]) =>
    content[name as keyof typeof CONTENT_FOLDERS]
      .filter(isUnwritten)
      .map(({ slug }) => `${folder}/${slug}${extension}`),
  );
  return [...files.flat(), ...entries];
}
