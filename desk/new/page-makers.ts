import { STAGING_NAMES } from "#app/config/stagings.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { CONTENT_FOLDERS } from "#app/model/schema/content-files.ts";
import { title } from "#app/model/schema/primitives.ts";
import { schemaComment } from "#desk/json-schemas.ts";
import { TO_BE_WRITTEN } from "#desk/open-matters.ts";
import { askSeo, type Maker, nextId, pickPhoto, pickPhotos } from "./ask.ts";
import type { Interview } from "./interview.ts";
import type { Shelf } from "./shelf.ts";
import { writeYaml } from "./write-yaml.ts";

const { projects, posts, servicePages } = CONTENT_FOLDERS;

const NO_PHOTOS = `There is no free photo in content/photos, so nothing was written.
  1. Put the new photos into content/photos: JPEG, PNG or WebP, at least 1200 pixels wide.
  2. Run this command again. It will ask what each of them shows.`;

async function freeTitle(
  shelf: Shelf,
  interview: Interview,
  question: string,
  fileOf: (slug: string) => string,
) {
  for (;;) {
    const words = await interview.field(question, title(question));
    const file = fileOf(slugify(words));
    if (slugify(words) === "") interview.tell("  That has no letters to make an address from.");
    else if (shelf.has(file)) interview.tell("  There is one of that name already.");
    else return { title: words, file };
  }
}

export const newProject: Maker = async (shelf, interview, today) => {
  if ((await shelf.freePhotos()).length === 0) return { advice: [NO_PHOTOS] };
  const ask = projects.schema.shape;
  const fileOf = (slug: string) => `projects/${slug}.yml`;
  const { title, file } = await freeTitle(shelf, interview, "Name of the home", fileOf);
  const words = await interview.fields(ask, {
    seoTitle: ["Heading of its card", `${title} Home Staging`],
    category: "Category, e.g. luxury",
    buildingStyle: "Building style, e.g. Contemporary",
    city: "City",
    location: "Full address: street, city, state and ZIP",
    completed: ["Day the staging was finished", today],
    summary: "One or two sentences for its card",
  });
  const question = "If the street must stay private, the name of the area to show instead";
  const area = await interview.field(question, ask.tagline);
  const staging = await interview.choice("Kind of staging", ask.staging.options);
  const photos = await pickPhotos(shelf, interview);
  const fields = {
    id: nextId(await shelf.entries("projects")),
    title,
    staging,
    ...words,
    formattedLocation: area && `${area} | ${words.city}`,
    image: photos[0]?.file,
    description: TO_BE_WRITTEN,
    tagline: TO_BE_WRITTEN,
    facts: [],
    photos: photos.map(({ file, alt }) => ({ file, caption: alt })),
    sections: [{ title: "The brief", lines: [TO_BE_WRITTEN] }],
    highlights: [
      { title: "Worth borrowing", items: [{ subtitle: "One detail", lines: [TO_BE_WRITTEN] }] },
    ],
  };
  const groups = ["summary", "facts", "photos", "sections", "highlights"];
  await shelf.put(file, `${schemaComment(file)}\n${writeYaml(fields, groups)}`);
  return {
    file,
    advice: [
      `Replace "${TO_BE_WRITTEN}" in description, tagline, sections and highlights.`,
      "Shorten the captions under photos, and add up to four facts (label and value).",
      ...(photos.length < 9 ? ["Nine or ten photos look best; more can be added any time."] : []),
    ],
  };
};

export const newPost: Maker = async (shelf, interview, today) => {
  if ((await shelf.freePhotos()).length === 0) return { advice: [NO_PHOTOS] };
  const known = await shelf.entries("posts");
  const id = nextId(known);
  const fileOf = (slug: string) => `posts/${id}-${slug}.md`;
  const { title, file } = await freeTitle(shelf, interview, "Title of the article", fileOf);
  const latest = known.find((entry) => entry.id === id - 1);
  const words = await interview.fields(posts.schema.shape, {
    excerpt: "Two sentences for the list",
    category: "Category, e.g. Staging Tips",
    author: ["Who wrote it", latest?.author],
    date: ["Day of publication", today],
  });
  const fields = { id, title, ...words, photo: await pickPhoto(shelf, interview) };
  await shelf.put(file, withText(fields));
  return { file, advice: [`Replace "${TO_BE_WRITTEN}" below the second --- by the article.`] };
};

export const newService: Maker = async (shelf, interview) => {
  if ((await shelf.freePhotos()).length === 0) return { advice: [NO_PHOTOS] };
  const fileOf = (slug: string) => `services/${slug}.md`;
  const { title, file } = await freeTitle(shelf, interview, "Name of the service", fileOf);
  const taken = (await shelf.entries("servicePages")).map(({ staging }) => staging);
  const kinds = STAGING_NAMES.filter((name) => !taken.includes(name));
  const kind = await interview.choice("Homes it is for", [...kinds, "any"]);
  const detail = "What it is and what it costs";
  const fields = {
    title,
    staging: kind === "any" ? undefined : kind,
    seo: await askSeo(interview, { type: title, city: "{{city}}", detail }),
    answer: await interview.field(`${detail}, in a paragraph`, servicePages.schema.shape.answer),
    photo: await pickPhoto(shelf, interview),
  };
  await shelf.put(file, withText(fields));
  return { file, advice: [`Replace "${TO_BE_WRITTEN}" below the second --- by the text.`] };
};

const withText = (fields: object) => `---\n${writeYaml(fields)}---\n\n${TO_BE_WRITTEN}\n`;
