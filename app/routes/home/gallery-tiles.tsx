import { Link } from "react-router";
import { Photo } from "#app/components/photo.tsx";
import { TALL_TILES } from "#app/config/frames.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import { capitalize } from "#app/lib/text/words.ts";
import type { GalleryItem } from "#app/model/pages/home.server.ts";
import { asSlide } from "./use-strip.ts";

type Props = { items: GalleryItem[]; isFiltered: boolean; isCarousel: boolean };

export function GalleryTiles({ items, isFiltered, isCarousel }: Props) {
  return items.map((item, index) => {
    const isTall = !isFiltered && TALL_TILES.includes(index);
    return (
      <li
        key={item.id}
        className={joinClasses(
          "aspect-4/5 w-full flex-none snap-start snap-always md:aspect-auto",
          isTall && "md:row-span-2",
        )}
      >
        <div {...(isCarousel && asSlide(index, items.length))} className="h-full">
          <Tile item={item} isTall={isTall} />
        </div>
      </li>
    );
  });
}

/** The caption is a notch cut from the photo: always there on touch, else on hover and focus. */
function Tile({ item, isTall }: { item: GalleryItem; isTall: boolean }) {
  return (
    <figure className="relative h-full overflow-hidden outline-offset-3 outline-umber md:has-focus-visible:outline-2">
      <div className="frame h-full">
        <Photo photo={item.photo} frame={isTall ? "tallTile" : "tile"} />
      </div>
      <Link
        to={item.to}
        viewTransition
        aria-label={item.title}
        className="absolute inset-0 -outline-offset-6 focus-visible:[box-shadow:inset_0_0_0_8px_var(--color-paper)] md:focus-visible:[box-shadow:none] md:focus-visible:outline-none"
      />
      <figcaption className="pointer-events-none absolute bottom-0 left-0 max-w-full bg-paper pt-3 pr-4.5 pb-0.5 text-caption leading-[1.35] text-umber-soft transition-transform duration-(--slow) max-md:pl-edge md:[@media(hover:hover)]:in-[figure:not(:hover,:focus-within)]:translate-y-[101%]">
        <span className="block font-serif text-[1.25rem] leading-[1.2] text-umber">
          {item.title}
        </span>
        {capitalize(item.category)}
      </figcaption>
    </figure>
  );
}
