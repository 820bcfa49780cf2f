import { PATHS } from "#app/config/paths.ts";
import { type Crop, getCrops } from "#app/config/photo-presets.ts";
import { filterPublished } from "#app/model/load/filter-published.server.ts";
import { getSlotKey, PhotoLibrary, type Slot } from "#app/model/load/photo-library.server.ts";
import { getSite, type Site } from "#app/model/load/site.server.ts";
import { getAboutPage } from "#app/model/queries/about.server.ts";
import { getBlogPage } from "#app/model/queries/blog.server.ts";
import { getCityPage } from "#app/model/queries/city.server.ts";
import { getContactPage } from "#app/model/queries/contact.server.ts";
import { getCustomPage } from "#app/model/queries/custom-page.server.ts";
import { getFaqPage } from "#app/model/queries/faq.server.ts";
import { getHomePage } from "#app/model/queries/home.server.ts";
import { getPortfolioPage } from "#app/model/queries/portfolio.server.ts";
import { getPostPage } from "#app/model/queries/post.server.ts";
import { getProjectNotFound, getProjectPage } from "#app/model/queries/project.server.ts";
import { getServicePage } from "#app/model/queries/service.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { listSitePages } from "./site-pages.server.ts";

export type FilledSlot = Slot & { photo?: string };

/** Every place that shows a photo, as the queries of all pages ask for it. */
export function listPhotoSlots(content: Content): FilledSlot[] {
  const photos = new PhotoLibrary(content.photos, {});
  const site = { content, photos };
  const ask = (path: string, query: () => unknown) => {
    photos.page = path;
    query();
  };
  ask(PATHS.home, () => getHomePage(site));
  ask(PATHS.about, () => getAboutPage(site));
  ask(PATHS.contact, () => getContactPage(site));
  ask(PATHS.faq, () => getFaqPage(site));
  ask(PATHS.portfolio, () => getPortfolioPage(site));
  ask(PATHS.projectNotFound, () => getProjectNotFound(site));
  ask(PATHS.blog, () => getBlogPage(site));
  for (const { path } of content.customPages) ask(path, () => getCustomPage(site, path));
  for (const { path, id } of content.posts) ask(path, () => getPostPage(site, String(id)));
  for (const { path, slug } of content.projects) ask(path, () => getProjectPage(site, { slug }));
  for (const { path } of content.cities) ask(path, () => getCityPage(site, path));
  for (const { path, slug } of content.servicePages) ask(path, () => getServicePage(site, slug));
  return assignPhotos(photos.slots);
}

/** The site for its pages' queries: its empty slots are filled, which takes a look at every page. */
export async function getSiteWithPhotos(): Promise<Site> {
  const site = await getSite();
  site.photos.filled ??= new Map(
    listPhotoSlots(site.content).flatMap((slot) =>
      slot.photo ? [[getSlotKey(slot), slot.photo]] : [],
    ),
  );
  return site;
}

/** An empty slot takes the least used photo of its own that its page does not show yet. */
export function assignPhotos(slots: Slot[]): FilledSlot[] {
  const pagesByPhoto = new Map<string, Set<string>>();
  const show = ({ page }: Slot, photo: string) => {
    const pages = pagesByPhoto.get(photo) ?? new Set();
    if (page) pagesByPhoto.set(photo, pages.add(page));
  };
  for (const slot of slots) if (slot.chosen) show(slot, slot.chosen);
  return slots.map((slot) => {
    if (slot.chosen) return { ...slot, photo: slot.chosen };
    const { page = "", from = [] } = slot;
    const uses = (photo: string) => pagesByPhoto.get(photo)?.size ?? 0;
    const [photo] = from
      .filter((candidate) => !pagesByPhoto.get(candidate)?.has(page))
      .toSorted((a, b) => uses(a) - uses(b));
    if (photo) show(slot, photo);
    return { ...slot, photo };
  });
}

export type RequiredCrops = { focus?: string; crops: Crop[] };

export function getRequiredCrops(content: Content): Map<string, RequiredCrops> {
  const { photos } = content;
  const crops = new Map(photos.map(({ file }) => [file, new Set<Crop>()]));
  const focuses = new Map(photos.map(({ file, focus }) => [file, focus]));
  // Drafts, which `npm run dev` shows, may fill slots otherwise than the published site.
  for (const { preset, photo = "" } of [
    ...listPhotoSlots(content),
    ...listPhotoSlots(filterPublished(content)),
  ])
    for (const crop of getCrops(preset)) crops.get(photo)?.add(crop);
  for (const { photo } of listSitePages(content)) crops.get(photo)?.add("share");
  return new Map(
    photos.map(({ file, beforeOf = file }) => [
      file,
      // Two photos from one camera are cropped alike, or they could not be compared.
      { focus: focuses.get(beforeOf), crops: [...(crops.get(file) ?? [])].sort() },
    ]),
  );
}
