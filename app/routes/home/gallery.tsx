import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { FilterButtons } from "#app/components/filter-buttons.tsx";
import { Photo } from "#app/components/photo.tsx";
import { TALL_TILES } from "#app/config/frames.ts";
import { inCategory } from "#app/lib/in-category.ts";
import { capitalize } from "#app/lib/text/words.ts";
import type { GalleryItem, HomePage } from "#app/model/pages/home.server.ts";
import { GalleryStrip } from "./gallery-strip.tsx";
import { asSlide } from "./use-strip.ts";

export function Gallery({ title, items }: NonNullable<HomePage["gallery"]>) {
  const [wanted, setWanted] = useState<string>();
  const { category, options, shown, status } = inCategory(items, wanted, "photo");

  return (
    <Carousel>
      <div className="grid-page mb-5 items-end gap-y-4 border-t border-line pt-6 md:mb-8">
        <h2 id="rooms" className="col-span-full lg:col-margin">
          {title}
        </h2>
        <div className="col-span-full min-w-0 lg:col-main lg:*:justify-end">
          <FilterButtons
            label="Filter by room"
            all="All"
            options={options}
            chosen={category}
            onChoose={setWanted}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      {shown.length === 0 ? (
        <p className="py-8 text-lead text-umber-soft">No images in this category</p>
      ) : (
        // A new strip for each category: one that still glides would not stop at its first photo.
        <GalleryStrip
          key={category}
          titles={shown.map((item) => item.title)}
          withButtons={items.length > 1}
        >
          {shown.map((item, index) => {
            const isTall = !category && TALL_TILES.includes(index);
            return (
              <li key={item.id} className={isTall ? "md:row-span-2" : undefined}>
                <Slide index={index} count={shown.length}>
                  <Tile item={item} isTall={isTall} />
                </Slide>
              </li>
            );
          })}
        </GalleryStrip>
      )}
    </Carousel>
  );
}

/** On phones alone; a part of its own, as Slide is, so that hydration renders no tile a second time. */
function Carousel({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="rooms"
      aria-roledescription={useIsPhone() ? "carousel" : undefined}
      className="wrap pb-section"
    >
      {children}
    </section>
  );
}

function Slide({ index, count, children }: { index: number; count: number; children: ReactNode }) {
  return (
    <div {...(useIsPhone() && asSlide(index, count))} className="h-full">
      {children}
    </div>
  );
}

function Tile({ item, isTall }: { item: GalleryItem; isTall: boolean }) {
  return (
    <figure className="tile">
      <div className="frame h-full">
        <Photo photo={item.photo} frame={isTall ? "tallTile" : "tile"} />
      </div>
      <Link to={item.to} viewTransition aria-label={item.title} />
      <figcaption>
        <span className="block font-serif text-20 text-umber">{item.title}</span>
        {capitalize(item.category)}
      </figcaption>
    </figure>
  );
}

const PHONE = "(width < 48rem)";

function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(PHONE);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}
