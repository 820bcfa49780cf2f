import {
  type Frame,
  PROJECT_CARDS,
  SERVICE_CARDS,
  TALL_TILES,
  teaserFrame,
} from "#app/config/frames.ts";
import { MAX_PROJECTS, MAX_THUMBNAILS } from "#app/config/limits.ts";
import { PATHS } from "#app/config/paths.ts";
import { cityPath, postPath, projectPath, servicePath } from "#app/lib/paths.ts";
import { parseMarkdown } from "#app/model/read/parse/markdown.server.ts";
import type { Site } from "#app/model/read/site.server.ts";
import { type Content, presentPages } from "#app/model/schema/content.ts";
import type { Photo } from "#app/model/schema/photo.ts";
import type { Block } from "#app/model/schema/rich-text.ts";
import { type FilledSlot, fillSlots, type Slot } from "./fill-slots.ts";
import { withPhotos } from "./photos.server.ts";
import { projectCard } from "./project-card.server.ts";
import { projectsIn, projectsOf, relatedProjects } from "./shown-projects.ts";

export const FIGURES = ["first figure", "second figure"];

const filled = new WeakMap<Content, Map<string, FilledSlot>>();

export function slotPhoto(
  { content, photos }: Site,
  page: string,
  name: string,
): Photo | undefined {
  const file = slotFile(content, page, name);
  return file === undefined ? undefined : photos.photo(file);
}

export function slotFile(content: Content, page: string, name: string): string | undefined {
  const slots = filled.get(content) ?? new Map(slotsOf(content).map((slot) => [keyOf(slot), slot]));
  filled.set(content, slots);
  return slots.get(keyOf({ page, name }))?.photo;
}

const keyOf = ({ page, name }: Pick<Slot, "page" | "name">) => `${page} ${name}`;

export function teaserCards(site: Site, page: string, projects: Content["projects"]) {
  return projects.map((project) => {
    const card = projectCard(project, site.photos);
    return { ...card, image: slotPhoto(site, page, teaserName(project)) ?? card.image };
  });
}

export function postTeaser(site: Site, page: string, post: Content["posts"][number]) {
  const photo = slotPhoto(site, page, postName(post)) ?? site.photos.photo(post.photo);
  return { id: post.id, title: post.title, photo };
}

export function closingOf(
  { content, photos }: Site,
  page: string,
  words: Closing,
  own?: OwnClosing,
) {
  const photo = slotFile(content, page, "closing") ?? words.photo;
  const shared = closingsOf(content).find((closing) => closing.photo === photo) ?? words;
  return withPhotos({ ...words, look: (own ?? shared).look, photo }, photos);
}

type Closing = Content["home"]["closing"];
type OwnClosing = Content["projects"][number]["closing"];

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
    const compared = there.flatMap(({ photos }) => photos).find(({ file }) => beforeOf(file));
    yield* pair(page, compared?.file, beforeOf);
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
    yield named(page, SERVICE_CARDS[index] ?? "serviceCard", photo);
  for (const [index, { photo }] of gallery.entries())
    yield named(page, TALL_TILES.includes(index) ? "tallTile" : "tile", photo);
  yield named(page, "testimonial", home.testimonials?.photo);
  for (const { photo } of testimonials) yield named(page, "testimonial", photo);
}

function* otherPages(content: Content): Generator<Slot> {
  const { about, contact, blog, posts, projects, faqs } = content;
  for (const { path, words } of presentPages(content)) {
    const shown = content[words];
    if (shown && "closing" in shown) yield named(path, "closing", shown.closing.photo);
    if (shown && "body" in shown) yield* figures(path, shown.body);
  }
  yield named(PATHS.about, "aboutHero", about.hero.photo);
  yield named(PATHS.about, "aboutStory", about.story.photo);
  for (const [index, { photo }] of (about.story.photos ?? []).entries())
    yield named(PATHS.about, index === 0 ? "aboutUpright" : "aboutWide", photo);
  yield named(PATHS.about, "aboutBenefits", about.benefits?.photo);
  yield named(PATHS.about, "aboutValues", about.values?.photo);
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
  for (const [index, post] of (blog ? posts : []).entries()) {
    yield named(PATHS.blog, "postCard", post.photo);
    yield named(PATHS.blog, "leadPost", post.photo);
    yield named(postPath(post.id), "post", post.photo);
    for (const neighbor of [posts[index - 1], posts[index + 1]])
      if (neighbor) yield besidePost(content, postPath(post.id), neighbor);
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

function* figures(page: string, body: Block<string>[]) {
  for (const block of body) if (block.kind === "figure") yield named(page, "figure", block.photo);
}

/** A teaser shows another room than the card in the portfolio, if there is one. */
function* cards(page: string, projects: Content["projects"]): Generator<Slot> {
  for (const [index, { slug, image, photos }] of projects.entries())
    yield {
      page,
      name: teaserName({ slug }),
      frame: teaserFrame(index, projects.length),
      from: [...photos.map(({ file }) => file).filter((file) => file !== image), image],
    };
}

/** One of its own, if possible not the one that the list shows; a room before staging, or rendered, invites nobody. */
function besidePost({ photos }: Content, page: string, post: Content["posts"][number]): Slot {
  const unfit = new Set(photos.flatMap(({ file, beforeOf, tag }) => (beforeOf || tag ? file : [])));
  const own = [...figures(page, post.body)].flatMap(({ named = [] }) => named);
  const from = [...own.filter((file) => !unfit.has(file)), post.photo];
  return { page, name: postName(post), frame: "nextPost", from };
}

const postName = ({ id }: { id: number }) => `post ${id}`;

const filesOf = (projects: Content["projects"]) =>
  projects.flatMap(({ photos }) => photos.map(({ file }) => file));

const teaserName = ({ slug }: { slug: string }) => `project ${slug}`;

function closing(content: Content, page: string, photo?: string): Slot {
  return { ...named(page, "closing", photo), from: closingsOf(content).map(({ photo }) => photo) };
}

function closingsOf(content: Content) {
  const { projectPage, blog } = content;
  const pages = presentPages(content).map(({ words }) => content[words]);
  const closings = [...pages, projectPage].flatMap((page) =>
    page && "closing" in page ? page.closing : [],
  );
  return blog ? [...closings, blog.postClosing] : closings;
}
