import type { PhotoPreset } from "#app/config/photo-presets.ts";
import type { PhotoLibrary } from "#app/model/load/photo-library.server.ts";
import type { Site } from "#app/model/load/site.server.ts";
import { type Content, getExistingPages } from "#app/model/schema/content.ts";
import { type ProjectCard, projectCard } from "./project-card.server.ts";

type Projects = Content["projects"];

/** A teaser shows another room than the card in the portfolio, if there is one. */
export function teaserCards({ photos }: Site, page: string, projects: Projects): ProjectCard[] {
  const preset: PhotoPreset = projects.length === 1 ? "singleProject" : "relatedProject";
  return projects.map((project) => {
    const { slug, image } = project;
    const from = [...filesOf([project]).filter((file) => file !== image), image];
    const file = photos.fillSlot({ page, name: `project ${slug}`, preset, from }) ?? image;
    return { ...projectCard(project), image: photos.findPhoto(file, preset) };
  });
}

export const filesOf = (projects: Projects) =>
  projects.flatMap(({ photos }) => photos.map(({ file }) => file));

/** A page's closing words on the photo of its own, or on the one that closes the fewest pages. */
export function closingOf(
  { content, photos }: Site,
  page: string,
  words: Content["home"]["closing"],
  own?: Projects[number]["closing"],
) {
  const preset = "closing";
  const closings = closingsOf(content);
  const from = closings.map(({ photo }) => photo);
  const file =
    photos.fillSlot({ page, name: preset, preset, chosen: own?.photo, from }) ?? words.photo;
  const { look } = own ?? closings.find(({ photo }) => photo === file) ?? words;
  return { ...words, look, photo: photos.findPhoto(file, preset) };
}

function closingsOf(content: Content) {
  const { projectPage, blog } = content;
  const pages = getExistingPages(content).map(({ key }) => content[key]);
  const closings = [...pages, projectPage].flatMap((page) => page?.closing ?? []);
  return blog ? [...closings, blog.postClosing] : closings;
}

export type Closing = ReturnType<typeof closingOf>;

type CaptionedPhoto = { file: string; caption: string };

export function pairsOf(
  captioned: CaptionedPhoto[],
  photos: PhotoLibrary,
  preset: PhotoPreset = "beforeAfter",
) {
  return captioned.flatMap(({ file, caption }) => {
    const before = photos.getBeforePhoto(file, preset);
    return before ? [{ caption, before, after: photos.getPhoto(file, preset) }] : [];
  });
}

export type Pair = ReturnType<typeof pairsOf>[number];
