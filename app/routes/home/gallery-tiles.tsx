import type { ComponentProps } from "react";
import { TALL_TILES } from "#app/config/frames.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { GalleryItem } from "#app/model/pages/home.server.ts";
import { GalleryTile } from "./gallery-tile.tsx";

type Props = {
  items: GalleryItem[];
  isFiltered: boolean;
  isCarousel: boolean;
  strip?: ComponentProps<"ul">;
};

export function GalleryTiles({ items, isFiltered, isCarousel, strip }: Props) {
  if (items.length === 0)
    return <p className="py-8 text-lead text-umber-soft">No images in this category</p>;

  return (
    <ul
      {...strip}
      className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] max-md:-mx-edge motion-safe:scroll-smooth md:grid md:grid-flow-dense md:auto-rows-[clamp(13rem,23vw,24rem)] md:grid-cols-3 md:gap-gap md:overflow-visible"
    >
      {items.map((item, index) => {
        const isTall = !isFiltered && TALL_TILES.includes(index);
        return (
          <li
            key={item.id}
            className={joinClasses(
              "aspect-4/5 w-full flex-none snap-start snap-always md:aspect-auto",
              isTall && "md:row-span-2",
            )}
          >
            <GalleryTile
              item={item}
              isTall={isTall}
              slide={isCarousel ? `${index + 1} of ${items.length}` : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}
