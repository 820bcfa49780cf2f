import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { MIN_PHOTO_WIDTH } from "#app/config/photos.ts";
import type { Content } from "#app/model/schema/content.ts";
import { CONTENT_FILES, LEGAL_FILES } from "#app/model/schema/content-files.ts";
import type { ContentProblems } from "./content-problems.ts";
import { describePath } from "./describe-problem.ts";
import { parseMarkdown } from "./parse-markdown.server.ts";

const PICTURE_NAME = /(\.(jpe?g|png|webp))$/i;

/** What no single file can know: that names, numbers and pictures agree with each other. */
export async function crossCheck(content: Content, folder: string, problems: ContentProblems) {
  checkUnique(content, problems);
  checkAnswers(content, problems);
  checkPictureUse(content, problems);
  await checkPictureFiles(content, join(folder, "photos"), problems);
}

function checkUnique(content: Content, problems: ContentProblems) {
  const lists = [
    { file: "gallery.yml", field: "id", values: content.gallery.map((item) => item.id) },
    { file: "testimonials.yml", field: "id", values: content.testimonials.map((item) => item.id) },
    { file: "faqs.yml", field: "question", values: content.faqs.map((faq) => faq.question) },
    { file: "photos.yml", field: "file", values: content.photos.map((photo) => photo.file) },
  ];
  for (const { file, field, values } of lists)
    values.forEach((value, index) => {
      const first = values.indexOf(value as never);
      if (first !== index)
        problems.add(file, `item ${index + 1}, ${field}`, `"${value}" is also item ${first + 1}`);
    });
  for (const kind of ["projects", "posts"] as const) {
    const seen = new Map<number, string>();
    for (const { id, slug } of content[kind]) {
      const file = `${kind}/${slug}.${kind === "posts" ? "md" : "yml"}`;
      if (seen.has(id)) problems.add(file, "id", `${id} is also the id of ${seen.get(id)}`);
      else seen.set(id, slug);
    }
  }
}

function checkAnswers(content: Content, problems: ContentProblems) {
  content.faqs.forEach(({ answer }, index) => {
    parseMarkdown(answer, (what) => problems.add("faqs.yml", `item ${index + 1}, answer`, what));
  });
}

function checkPictureUse(content: Content, problems: ContentProblems) {
  const described = new Set(content.photos.map((photo) => photo.file));
  for (const [file, data] of contentByFile(content))
    for (const { path, name } of pictureNames(data))
      if (!described.has(name))
        problems.add(
          file,
          describePath(path),
          `${name} has no entry with its alt text in content/photos.yml`,
        );
}

async function checkPictureFiles(content: Content, folder: string, problems: ContentProblems) {
  const present = new Set(await readdir(folder).catch(() => []));
  for (const [index, { file, width, height }] of content.photos.entries()) {
    const place = `item ${index + 1}, file`;
    if (file.startsWith("https://")) {
      if (!width || !height)
        problems.add("photos.yml", place, "a picture on another site needs its width and height");
    } else if (!present.has(file)) {
      problems.add("photos.yml", place, `${file} is not in content/photos`);
    } else {
      const problem = await pictureProblem(join(folder, file));
      if (problem) problems.add(`photos/${file}`, "", problem);
    }
  }
}

async function pictureProblem(path: string): Promise<string | undefined> {
  try {
    const { autoOrient } = await sharp(path).metadata();
    return autoOrient.width < MIN_PHOTO_WIDTH
      ? `is ${autoOrient.width} pixels wide, but should be at least ${MIN_PHOTO_WIDTH}`
      : undefined;
  } catch {
    return "is not a picture that can be read; save it as JPEG or PNG";
  }
}

function* contentByFile(content: Content): Generator<[string, unknown]> {
  for (const [name, { file }] of Object.entries(CONTENT_FILES))
    if (name !== "photos") yield [file, content[name as keyof typeof CONTENT_FILES]];
  for (const project of content.projects) yield [`projects/${project.slug}.yml`, project];
  for (const post of content.posts) yield [`posts/${post.slug}.md`, post];
  for (const [name, file] of Object.entries(LEGAL_FILES))
    yield [file, content.legal[name as keyof typeof LEGAL_FILES]];
  yield ["photos.yml", content.photos.map(({ beforeOf }) => ({ beforeOf }))];
}

function* pictureNames(
  value: unknown,
  path: (string | number)[] = [],
): Generator<{ path: (string | number)[]; name: string }> {
  if (typeof value === "string") {
    if (PICTURE_NAME.test(value) && !/\s\S*\s\S*\s/.test(value)) yield { path, name: value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* pictureNames(item, [...path, index]);
  } else if (value !== null && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) yield* pictureNames(item, [...path, key]);
  }
}
