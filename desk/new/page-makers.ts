import { STAGING_NAMES } from "#app/config/stagings.ts";
import { slugify } from "#app/lib/text/slugify.ts";
import { post, project, servicePage } from "#app/model/schema/entries.ts";
import { schemaComment } from "#desk/json-schemas.ts";
import { TO_BE_WRITTEN } from "#desk/open-matters.ts";
import { askSeo, freeTitle, type Maker, NO_PHOTOS, nextId, pickPhotos } from "./ask.ts";
import { writeYaml } from "./write-yaml.ts";

export const newProject: Maker = async (shelf, interview, today) => {
  const ask = project.shape;
  if ((await shelf.freePhotos()).length === 0) return { advice: [NO_PHOTOS] };

  const fileOf = (title: string) => `projects/${slugify(title)}.yml`;
  const title = await freeTitle(shelf, interview, "Name of the home", fileOf);
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
  const area = await interview.text(question, ask.tagline);
  const staging = await interview.choice("Kind of staging", ask.staging.options);
  const photos = await pickPhotos(shelf, interview, "several");

  const file = fileOf(title);
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
  const ask = post.shape;
  if ((await shelf.freePhotos()).length === 0) return { advice: [NO_PHOTOS] };

  const posts = await shelf.entries("posts");
  const id = nextId(posts);
  const fileOf = (title: string) => `posts/${id}-${slugify(title)}.md`;
  const title = await freeTitle(shelf, interview, "Title of the article", fileOf);
  const latest = posts.find((entry) => entry.id === id - 1);
  const fields = {
    id,
    title,
    ...(await interview.fields(ask, {
      excerpt: "Two sentences for the list",
      category: "Category, e.g. Staging Tips",
      author: ["Who wrote it", latest?.author],
      date: ["Day of publication", today],
    })),
    photo: (await pickPhotos(shelf, interview, "one"))[0]?.file,
  };

  const file = fileOf(title);
  await shelf.put(file, `---\n${writeYaml(fields)}---\n\n${TO_BE_WRITTEN}\n`);
  return { file, advice: [`Replace "${TO_BE_WRITTEN}" below the second --- by the article.`] };
};

export const newService: Maker = async (shelf, interview) => {
  const ask = servicePage.shape;
  const fileOf = (title: string) => `services/${slugify(title)}.md`;
  if ((await shelf.freePhotos()).length === 0) return { advice: [NO_PHOTOS] };
  const title = await freeTitle(shelf, interview, "Name of the service", fileOf);
  const taken = (await shelf.entries("servicePages")).map(({ staging }) => staging);
  const kinds = STAGING_NAMES.filter((name) => !taken.includes(name));
  const kind = await interview.choice("Homes it is for", [...kinds, "any"]);
  const fields = {
    title,
    staging: kind === "any" ? undefined : kind,
    seo: await askSeo(interview, {
      type: title,
      city: "{{city}}",
      detail: "What it is and what it costs",
    }),
    answer: await interview.required("What it is and what it costs, in a paragraph", ask.answer),
    photo: (await pickPhotos(shelf, interview, "one"))[0]?.file,
  };
  const file = fileOf(title);
  await shelf.put(file, `---\n${writeYaml(fields)}---\n\n${TO_BE_WRITTEN}\n`);
  return { file, advice: [`Replace "${TO_BE_WRITTEN}" below the second --- by the text.`] };
};
