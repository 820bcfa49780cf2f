import { Link } from "react-router";
import { Photo } from "#app/components/photo.tsx";
import { capitalize } from "#app/lib/text/words.ts";
import type { GalleryItem } from "#app/model/pages/home.server.ts";

type Props = {
  item: GalleryItem;
  isTall: boolean;
  /** Its place in the carousel, e.g. '3 of 10'; none in the grid. */
  slide?: string;
};

/** The caption is a notch cut from the picture: always there on touch, else on hover and focus. */
export function GalleryTile({ item, isTall, slide }: Props) {
  const asSlide = slide && {
    role: "group",
    "aria-roledescription": "slide",
    "aria-label": slide,
  };
  return (
    <div {...asSlide} className="h-full">
      <figure className="relative h-full overflow-hidden outline-offset-3 outline-umber md:has-focus-visible:outline-2">
        <div className="frame h-full">
          <Photo photo={item.photo} frame={isTall ? "tallTile" : "tile"} />
        </div>
        <Link
          to={item.to}
          viewTransition
          aria-label={item.title}
          className="absolute inset-0 -outline-offset-6 focus-visible:shadow-[inset_0_0_0_8px_var(--color-paper)] md:focus-visible:shadow-none md:focus-visible:outline-none"
        />
        <figcaption className="pointer-events-none absolute bottom-0 left-0 max-w-full bg-paper pt-3 pr-4.5 pb-0.5 text-caption leading-[1.35] text-umber-soft transition-transform duration-(--slow) max-md:pl-edge md:[@media(hover:hover)]:in-[figure:not(:hover,:focus-within)]:translate-y-[101%]">
          <span className="block font-serif text-[1.25rem] leading-[1.2] text-umber">
            {item.title}
          </span>
          {capitalize(item.category)}
        </figcaption>
      </figure>
    </div>
  );
}
