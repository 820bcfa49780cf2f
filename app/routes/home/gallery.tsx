import { type ReactNode, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { FilterButtons } from "#app/components/filter-buttons.tsx";
import { Photo } from "#app/components/photo.tsx";
import { NARROW_WINDOW } from "#app/config/limits.ts";
import { TALL_TILES } from "#app/config/photo-presets.ts";
import { filterByCategory } from "#app/lib/filter-by-category.ts";
import { capitalize } from "#app/lib/text/format.ts";
import type { GalleryItem, HomePage } from "#app/model/queries/home.server.ts";
import { Dots } from "#app/ui/dots.tsx";
import { PrevNextButtons } from "#app/ui/icon-button.tsx";
import { getSlideProps, useCarousel } from "./use-carousel.ts";

export function Gallery({ title, items }: NonNullable<HomePage["gallery"]>) {
  const [wanted, setWanted] = useState<string>();
  const { category, options, shown, status } = filterByCategory(items, wanted, "photo");

  return (
    <CarouselSection>
      <div className="grid-page mb-5 items-end gap-y-4 border-t border-line pt-6 md:mb-8">
        <h2 id="rooms" className="col-span-full lg:col-margin">
          {title}
        </h2>
        <div className="col-span-full min-w-0 lg:col-main lg:*:justify-end">
          <FilterButtons
            label="Filter by room"
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
        // Each category gets a new carousel: one that still scrolls would not stop at its first photo.
        <Carousel
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
        </Carousel>
      )}
    </CarouselSection>
  );
}

type CarouselProps = { titles: string[]; withButtons: boolean; children: ReactNode };

/** The tiles are children, so that a swipe doesn't render them again. */
function Carousel({ titles, withButtons, children }: CarouselProps) {
  const count = titles.length;
  const { index, by, show, track } = useCarousel(count);
  return (
    <>
      <ul {...track} className="carousel gallery">
        {children}
      </ul>
      <p aria-live="polite" className="sr-only">
        {by !== "start" && `Photo ${index + 1} of ${count}: ${titles[index]}`}
      </p>
      {withButtons && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-y-1 md:hidden">
          <PrevNextButtons entry="photo" onMove={(step) => show(index + step)}>
            <div className="max-[24rem]:order-last max-[24rem]:w-full max-[24rem]:*:justify-center">
              <Dots count={count} current={index} name="Photo" onSelect={show} />
            </div>
          </PrevNextButtons>
        </div>
      )}
    </>
  );
}

/** It is a component of its own, as Slide is, so that hydration doesn't render the tiles twice. */
function CarouselSection({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="rooms"
      aria-roledescription={useIsPhone() ? "carousel" : undefined}
      className="page-container pb-section"
    >
      {children}
    </section>
  );
}

function Slide({ index, count, children }: { index: number; count: number; children: ReactNode }) {
  return (
    <div {...(useIsPhone() && getSlideProps(index, count))} className="h-full">
      {children}
    </div>
  );
}

function Tile({ item, isTall }: { item: GalleryItem; isTall: boolean }) {
  return (
    <figure className="tile">
      <div className="frame h-full">
        <Photo photo={item.photo} preset={isTall ? "tallTile" : "tile"} />
      </div>
      <Link to={item.to} aria-label={item.title} className="tile-link" />
      <figcaption className="tile-caption">
        <span className="block font-serif text-20 text-umber">{item.title}</span>
        {capitalize(item.category)}
      </figcaption>
    </figure>
  );
}

function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(NARROW_WINDOW);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(NARROW_WINDOW).matches,
    () => false,
  );
}
