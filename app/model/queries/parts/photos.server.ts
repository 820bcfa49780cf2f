import type { PhotoPreset } from "#app/config/photo-presets.ts";
import type { PhotoLibrary } from "#app/model/load/photo-library.server.ts";
import type { Site } from "#app/model/load/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { getProjectCard, type ProjectCard } from "./project-card.server.ts";

type Projects = Content["projects"];

/** A home's card shows its own photo, or the next of its gallery where the page shows that already. */
export function getTeaserCards({ photos }: Site, page: string, projects: Projects): ProjectCard[] {
  const preset: PhotoPreset = projects.length === 1 ? "singleProject" : "relatedProject";
  return projects.map((project) => {
    const { slug, image } = project;
    const from = [image, ...listPhotoFiles([project])];
    const slot = { page, name: `project ${slug}`, preset, from, fallback: image };
    return { ...getProjectCard(project), image: photos.fillSlot(slot).photo };
  });
}

export const listPhotoFiles = (projects: Projects) =>
  projects.flatMap(({ photos }) => photos.map(({ file }) => file));

/** The closing of all pages of a kind, with what the page's entry says of its own. */
export const resolveClosing = (
  { photos }: Site,
  closing: Content["home"]["closing"],
  own?: Projects[number]["closing"],
) => photos.resolvePhoto({ ...closing, ...own }, "closing");

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
