import { slugify } from "#app/lib/text/slugify.ts";
import { capitalize } from "#app/lib/text/words.ts";
import { project } from "#app/model/schema/project.ts";
import { schemaComment } from "#desk/json-schemas.ts";
import { TO_BE_WRITTEN } from "#desk/unwritten.ts";
import { freeTitle, type Maker, nextId } from "./maker.ts";
import { NO_PHOTOS, pickPhotos } from "./pick-photos.ts";
import { writeYaml } from "./write-yaml.ts";

export const newProject: Maker = async (shelf, interview, today) => {
  const ask = project.shape;
  if ((await shelf.freePhotos()).length === 0) return { advice: [NO_PHOTOS] };

  const fileOf = (title: string) => `projects/${slugify(title)}.yml`;
  const title = await freeTitle(shelf, interview, "Name of the home", fileOf);
  const city = await interview.required("City", ask.city);
  const area = await interview.text(
    "If the street must stay private, the name of the area to show instead",
    ask.tagline,
  );
  const buildingStyle = await interview.text(
    "Building style, e.g. Contemporary",
    ask.buildingStyle,
  );
  const fields = {
    id: nextId(await shelf.entries("projects")),
    title,
    seoTitle: await interview.required(
      "Heading of its card",
      ask.seoTitle,
      `${title} Home Staging`,
    ),
    category: await interview.required("Category, e.g. luxury", ask.category),
    staging: await interview.choice("Kind of staging", ask.staging.options),
    ...(buildingStyle && { buildingStyle }),
    city,
    location: await interview.required("Full address: street, city, state and ZIP", ask.location),
    ...(area && { formattedLocation: `${area} | ${city}` }),
    completed: await interview.required("Day the staging was finished", ask.completed, today),
    summary: await interview.required("One or two sentences for its card", ask.summary),
  };
  const photos = await pickPhotos(shelf, interview, "several");

  const file = fileOf(title);
  const rest = {
    image: photos[0],
    description: TO_BE_WRITTEN,
    tagline: TO_BE_WRITTEN,
    facts: [],
    photos: photos.map((photo) => ({ file: photo, caption: captionOf(photo) })),
    sections: [{ title: "The brief", lines: [TO_BE_WRITTEN] }],
    highlights: [
      { title: "Worth borrowing", items: [{ subtitle: "One detail", lines: [TO_BE_WRITTEN] }] },
    ],
  };
  const groups = ["summary", "facts", "photos", "sections", "highlights"];
  await shelf.put(file, `${schemaComment(file)}\n${writeYaml({ ...fields, ...rest }, groups)}`);
  return {
    file,
    advice: [
      `Replace "${TO_BE_WRITTEN}" in description, tagline, sections and highlights.`,
      "Write the captions under photos, and up to four facts (label and value).",
      ...(photos.length < 9 ? ["Nine or ten pictures look best; more can be added any time."] : []),
    ],
  };
};

/** 'pool-living-1.jpg' is at least 'Pool living'. */
const captionOf = (photo: string) =>
  capitalize(photo.replace(/(-\d+)?\.\w+$/, "").replace(/[-_]+/g, " "));
