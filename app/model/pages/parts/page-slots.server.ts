import {
  type Frame,
  PROJECT_CARDS,
  serviceFrame,
  TALL_TILES,
  teaserFrame,
} from "#app/config/frames.ts";
import { MAX_PROJECTS, MAX_THUMBNAILS } from "#app/config/limits.ts";
import { PATHS } from "#app/config/paths.ts";
import { cityPath, ownPagePath, postPath, projectPath, servicePath } from "#app/lib/paths.ts";
import { parseMarkdown } from "#app/model/read/parse/markdown.server.ts";
import { type Content, presentPages } from "#app/model/schema/content.ts";
import type { Block } from "#app/model/schema/rich-text.ts";
import { type FilledSlot, fillSlots, type Slot } from "./fill-slots.ts";
import { comparedIn, projectsIn, projectsOf, relatedProjects } from "./shown-projects.ts";

export const FIGURES = ["first figure", "second figure"];

/** Every place of the site that shows a photo: cuts, uses and what fills an empty one follow from it. */
export function slotsOf(content: Content): FilledSlot[] {
  const before = new Map(content.photos.map(({ file, beforeOf }) => [beforeOf, file]));
  return fillSlots([...pageSlots(content, (file) => before.get(file))]);
}

type BeforeOf = (file: string | undefined) => string | undefined;

function* pageSlots(content: Content, beforeOf: BeforeOf): Generator<Slot> {
  yield* homeSlots(content, beforeOf);
  yield* otherPages(content);
  for (const project of content.projects) yield* projectSlots(content, project, beforeOf);
  for (const city of content.cities) {
    const page = cityPath(city.city);
    yield named(page, "answer", city.photo);
    const there = projectsIn(content, city.city);
    yield* pair(page, comparedIn(there, beforeOf)?.photo.file, beforeOf);
    yield* cards(page, there.slice(0, MAX_PROJECTS));
    const from = filesOf(there);
    yield { page, name: "market", frame: "margin", named: city.marketPhoto, from };
    yield { page, name: "quote", frame: "testimonial", named: city.quotePhoto, from };
    yield closing(content, page, city.closing?.photo);
  }
  for (const service of content.servicePages) {
    const page = servicePath(service.slug);
    const { photo, beforeAfter = photo, body } = service;
    const staged = projectsOf(content, service);
    const figures = body.flatMap((block) => (block.kind === "figure" ? block.photo : []));
    yield named(page, "answer", beforeAfter);
    yield named(page, "answer", service.beforeAfter && beforeOf(beforeAfter));
    for (const figure of figures) yield named(page, "margin", figure);
    yield* cards(page, staged.slice(0, MAX_PROJECTS));
    if (figures.length === 0)
      for (const name of FIGURES) yield { page, name, frame: "margin", from: filesOf(staged) };
    yield closing(content, page, service.closing?.photo);
  }
}

function* homeSlots({ home, services, gallery, testimonials }: Content, beforeOf: BeforeOf) {
  const page = PATHS.home;
  yield named(page, "hero", home.hero.photo);
  yield named(page, "emptyRoom", beforeOf(home.hero.photo));
  yield* pair(page, home.transformation?.photo, beforeOf);
  for (const [index, { photo }] of services.entries())
    yield named(page, serviceFrame(index), photo);
  for (const [index, { photo }] of gallery.entries())
    yield named(page, TALL_TILES.includes(index) ? "tallTile" : "tile", photo);
  yield named(page, "testimonial", home.testimonials?.photo);
  for (const { photo } of testimonials) yield named(page, "testimonial", photo);
}

function* otherPages(content: Content): Generator<Slot> {
  const { about, contact, blog, posts, projects, faqs, photos } = content;
  for (const { path, key } of presentPages(content)) {
    const shown = content[key];
    if (shown && "closing" in shown) yield named(path, "closing", shown.closing.photo);
  }
  for (const { slug, body, closing } of content.ownPages) {
    yield* figures(ownPagePath(slug), body, "margin");
    yield named(ownPagePath(slug), "closing", closing?.photo);
  }
  yield named(PATHS.about, "aboutHero", about.hero.photo);
  for (const { photo } of about.story.people ?? []) yield named(PATHS.about, "aboutPerson", photo);
  yield named(PATHS.about, "aboutUpright", about.story.photo);
  for (const { photo } of about.story.photos ?? []) yield named(PATHS.about, "aboutWide", photo);
  for (const { photo } of about.timeline?.items ?? []) yield named(PATHS.about, "milestone", photo);
  yield named(PATHS.contact, "contactCard", contact.photo);
  for (const { answer } of faqs)
    yield* figures(
      PATHS.faq,
      parseMarkdown(answer, () => {}),
    );
  for (const { image } of projects)
    for (const frame of PROJECT_CARDS) yield named(PATHS.portfolio, frame, image);
  yield named(PATHS.projectNotFound, "hero", content.projectPage.notFoundPhoto);
  yield named(PATHS.blog, "newsletter", blog?.newsletter?.photo);
  const unfit = new Set(photos.flatMap(({ file, beforeOf, tag }) => (beforeOf || tag ? file : [])));
  for (const [index, post] of (blog ? posts : []).entries()) {
    yield named(PATHS.blog, "postCard", post.photo);
    yield named(PATHS.blog, "leadPost", post.photo);
    yield named(postPath(post.id), "post", post.photo);
    for (const neighbor of [posts[index - 1], posts[index + 1]])
      if (neighbor) yield besidePost(postPath(post.id), neighbor, unfit);
    yield* figures(postPath(post.id), post.body);
    yield closing(content, postPath(post.id), post.closing?.photo);
  }
}

function* projectSlots(
  content: Content,
  project: Content["projects"][number],
  beforeOf: BeforeOf,
): Generator<Slot> {
  const page = projectPath(project);
  for (const [index, { file }] of project.photos.entries()) {
    const seen = index < MAX_THUMBNAILS ? page : undefined;
    yield { page: seen, name: "gallery", frame: "projectGallery", named: file };
    yield { page: seen, name: "thumbnail", frame: "thumbnail", named: file };
    yield* pair(page, file, beforeOf);
  }
  const { sections = [], highlights = [] } = project;
  const files = project.photos.map(({ file }) => file);
  const hasPhoto = sections.some(({ photo }) => photo);
  for (const [index, { photo }] of sections.entries()) {
    const isMiddle = index === Math.floor(sections.length / 2);
    const from = isMiddle && !hasPhoto ? files : [];
    yield { page, name: `section ${index}`, frame: "projectStory", named: photo, from };
  }
  for (const [index, { photo }] of highlights.entries())
    yield { page, name: `highlight ${index}`, frame: "highlight", named: photo, from: files };
  yield* cards(page, relatedProjects(content, project));
  yield closing(content, page, project.closing?.photo);
}

const named = (page: string, frame: Frame, photo?: string): Slot => ({
  page,
  name: frame,
  frame,
  named: photo,
});

function* pair(page: string, after: string | undefined, beforeOf: BeforeOf) {
  const before = beforeOf(after);
  if (!after || !before) return;
  yield named(page, "beforeAfter", before);
  yield named(page, "beforeAfter", after);
}

function* figures(page: string, body: Block<string>[], frame: Frame = "figure") {
  for (const block of body) if (block.kind === "figure") yield named(page, frame, block.photo);
}

/** A teaser shows another room than the card in the portfolio, if there is one. */
function* cards(page: string, projects: Content["projects"]): Generator<Slot> {
  for (const { slug, image, photos } of projects)
    yield {
      page,
      name: teaserName({ slug }),
      frame: teaserFrame(projects.length === 1),
      from: [...photos.map(({ file }) => file).filter((file) => file !== image), image],
    };
}

/** One of its own, if possible not the one that the list shows; a room before staging, or rendered, invites nobody. */
function besidePost(page: string, post: Content["posts"][number], unfit: Set<string>): Slot {
  const own = [...figures(page, post.body)].flatMap(({ named = [] }) => named);
  const from = [...own.filter((file) => !unfit.has(file)), post.photo];
  return { page, name: postName(post), frame: "nextPost", from };
}

export const postName = ({ id }: { id: number }) => `post ${id}`;

const filesOf = (projects: Content["projects"]) =>
  projects.flatMap(({ photos }) => photos.map(({ file }) => file));

export const teaserName = ({ slug }: { slug: string }) => `project ${slug}`;

function closing(content: Content, page: string, photo?: string): Slot {
  return { ...named(page, "closing", photo), from: closingsOf(content).map(({ photo }) => photo) };
}

export function closingsOf(content: Content) {
  const { projectPage, blog } = content;
  const pages = presentPages(content).map(({ key }) => content[key]);
  const closings = [...pages, projectPage].flatMap((page) =>
    page && "closing" in page ? page.closing : [],
  );
  return blog ? [...closings, blog.postClosing] : closings;
}
