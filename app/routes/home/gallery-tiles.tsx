import { TALL_TILES } from "#app/config/frames.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { GalleryItem } from "#app/model/pages/home.server.ts";
import { GalleryStrip } from "./gallery-strip.tsx";
import { GalleryTile } from "./gallery-tile.tsx";
import { useIsPhone } from "./use-is-phone.ts";

type Props = {
  category: string;
  items: GalleryItem[];
  isFiltered: boolean;
  withButtons: boolean;
};

export function GalleryTiles({ category, items, isFiltered, withButtons }: Props) {
  const isCarousel = useIsPhone();
  if (items.length === 0)
    return <p className="py-8 text-lead text-umber-soft">No images in this category</p>;

  return (
    <GalleryStrip
      name={category}
      titles={items.map(({ title }) => title)}
      withButtons={withButtons}
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
    </GalleryStrip>
  );
}
