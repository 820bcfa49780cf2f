import type { Site } from "#app/model/read/site.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import type { Photo } from "#app/model/schema/photo.ts";
import type { FilledSlot, Slot } from "./fill-slots.ts";
import { closingsOf, postName, slotsOf, teaserName } from "./page-slots.server.ts";
import { withPhotos } from "./photos.server.ts";
import { projectCard } from "./project-card.server.ts";

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
