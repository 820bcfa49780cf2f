import { PATHS } from "#app/config/paths.ts";
import { type Crop, getCrops } from "#app/config/photo-presets.ts";
import { memoize } from "#app/lib/memoize.ts";
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
import { getOriginalsPage } from "#app/model/queries/originals.server.ts";
import { getPortfolioPage } from "#app/model/queries/portfolio.server.ts";
import { getPostPage } from "#app/model/queries/post.server.ts";
import { getProjectNotFound, getProjectPage } from "#app/model/queries/project.server.ts";
import { getServicePage } from "#app/model/queries/service.server.ts";
import type { Content } from "#app/model/schema/content.ts";
import { listSitePages } from "./site-pages.server.ts";

export type FilledSlot = Slot & { photo?: string };

/** Running the query of every page finds every place that shows a photo. */
export function listPhotoSlots(content: Content): FilledSlot[] {
  const slots: Slot[] = [];
  let page = "";
  const record = (slot: Slot, isSeen = true) => slots.push(isSeen ? { ...slot, page } : slot);
  const site = { content, photos: new PhotoLibrary(content.photos, { manifest: {}, record }) };
  const ask = (path: string, query: (site: Site) => unknown) => {
    page = path;
    query(site);
  };
  ask(PATHS.home, getHomePage);
  ask(PATHS.about, getAboutPage);
  ask(PATHS.contact, getContactPage);
  ask(PATHS.faq, getFaqPage);
  ask(PATHS.portfolio, getPortfolioPage);
  ask(PATHS.projectNotFound, getProjectNotFound);
  ask(PATHS.blog, getBlogPage);
  for (const { path } of content.customPages) ask(path, () => getCustomPage(site, path));
  for (const { path, id } of content.posts) ask(path, () => getPostPage(site, String(id)));
  for (const { path, slug } of content.projects) ask(path, () => getProjectPage(site, { slug }));
  for (const { path } of content.cities) ask(path, () => getCityPage(site, path));
  for (const { path, slug } of content.servicePages) ask(path, () => getServicePage(site, slug));
  for (const { path, slug } of content.originals) ask(path, () => getOriginalsPage(site, slug));
  return assignPhotos(slots);
}

/** The site for its pages' queries, with a photo in every slot. */
export const getSiteWithPhotos = async (): Promise<Site> => fillSite((await getSite()).content);

const fillSite = memoize((content: Content): Site => {
  const filled = new Map<string, string>();
  for (const slot of listPhotoSlots(content))
    if (slot.photo) filled.set(getSlotKey(slot), slot.photo);
  return { content, photos: new PhotoLibrary(content.photos, { filled }) };
});

/** An empty slot takes the first of its photos that its page doesn't show yet, or its fallback. */
export function assignPhotos(slots: Slot[]): FilledSlot[] {
  const shown = new Set(slots.map(({ page, chosen }) => `${page} ${chosen}`));
  return slots.map((slot) => {
    const { page, chosen, from = [], fallback } = slot;
    const photo = chosen ?? from.find((file) => !shown.has(`${page} ${file}`)) ?? fallback;
    shown.add(`${page} ${photo}`);
    return { ...slot, photo };
  });
}

export type RequiredCrops = {
  focus?: string;
  crops: Crop[];
  beforeOf?: string;
  aligned?: boolean;
};

export function getRequiredCrops(content: Content): Map<string, RequiredCrops> {
  const { photos } = content;
  const crops = new Map(photos.map(({ file }) => [file, new Set<Crop>()]));
  const focuses = new Map(photos.map(({ file, focus }) => [file, focus]));
  // Drafts, which `npm run dev` shows, may fill slots differently than the published site.
  for (const { preset, photo = "" } of [
    ...listPhotoSlots(content),
    ...listPhotoSlots(filterPublished(content)),
  ])
    for (const crop of getCrops(preset)) crops.get(photo)?.add(crop);
  for (const { photo } of listSitePages(content)) crops.get(photo)?.add("share");
  return new Map(
    photos.map(({ file, beforeOf, aligned }) => [
      file,
      {
        // The two of a pair are cropped alike, or they could not be compared.
        focus: focuses.get(beforeOf ?? file),
        crops: [...(crops.get(file) ?? [])].sort(),
        beforeOf,
        aligned,
      },
    ]),
  );
}
