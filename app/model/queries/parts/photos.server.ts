import type { PhotoPreset } from "#app/config/photo-presets.ts";
import type { PhotoLibrary } from "#app/model/load/photo-library.server.ts";
import type { Site } from "#app/model/load/site.server.ts";
import { type Content, getExistingPages } from "#app/model/schema/content.ts";
import { getProjectCard, type ProjectCard } from "./project-card.server.ts";

type Projects = Content["projects"];

/** A teaser shows another room than the portfolio's card, if there is one. */
export function getTeaserCards({ photos }: Site, page: string, projects: Projects): ProjectCard[] {
  const preset: PhotoPreset = projects.length === 1 ? "singleProject" : "relatedProject";
  return projects.map((project) => {
    const { slug, image } = project;
    const from = [...listPhotoFiles([project]).filter((file) => file !== image), image];
    const slot = { page, name: `project ${slug}`, preset, from, fallback: image };
    return { ...getProjectCard(project), image: photos.fillSlot(slot).photo };
  });
}

export const listPhotoFiles = (projects: Projects) =>
  projects.flatMap(({ photos }) => photos.map(({ file }) => file));

/** Without a photo of its own, a page takes the closing photo that the fewest pages show. */
export function resolveClosing(
  { content, photos }: Site,
  page: string,
  words: Content["home"]["closing"],
  override?: Projects[number]["closing"],
) {
  const preset = "closing";
  const closings = listClosings(content);
  const from = closings.map(({ photo }) => photo);
  const { photo: chosen } = override ?? {};
  const slot = { page, name: preset, preset, chosen, from, fallback: words.photo } as const;
  const { file, photo } = photos.fillSlot(slot);
  const { look } = override ?? closings.find((closing) => closing.photo === file) ?? words;
  return { ...words, look, photo };
}

function listClosings(content: Content) {
  const { projectPage, blog } = content;
  const pages = getExistingPages(content).map(({ key }) => content[key]);
  const closings = [...pages, projectPage].flatMap((page) => page?.closing ?? []);
  return blog ? [...closings, blog.postClosing] : closings;
}

export type Closing = ReturnType<typeof resolveClosing>;

type CaptionedPhoto = { file: string; caption: string };

export function getPairs(
  captioned: CaptionedPhoto[],
  photos: PhotoLibrary,
  preset: PhotoPreset = "beforeAfter",
) {
  return captioned.flatMap(({ file, caption }) => {
    const before = photos.getBeforePhoto(file, preset);
    return before ? [{ caption, before, after: photos.getPhoto(file, preset) }] : [];
  });
}

export type Pair = ReturnType<typeof getPairs>[number];
