import { useState, useSyncExternalStore } from "react";
import { FilterButtons } from "#app/components/filter-buttons.tsx";
import { categoryOptions, describeCategory } from "#app/lib/category-options.ts";
import type { HomePage } from "#app/model/pages/home.server.ts";
import { GalleryStrip } from "./gallery-strip.tsx";
import { GalleryTiles } from "./gallery-tiles.tsx";

const ALL = "all";

export function Gallery({ title, items }: NonNullable<HomePage["gallery"]>) {
  const [category, setCategory] = useState<string>(ALL);
  const shown = items.filter((item) => category === ALL || item.category === category);
  const isCarousel = useIsPhone();

  return (
    <section
      aria-labelledby="rooms"
      aria-roledescription={isCarousel ? "carousel" : undefined}
      className="wrap pb-section"
    >
      <div className="grid-page mb-5 items-end gap-y-4 border-t border-line pt-6 md:mb-8">
        <h2 id="rooms" className="col-span-full lg:col-[1/4]">
          {title}
        </h2>
        <div className="col-span-full min-w-0 lg:col-[4/-1] lg:*:justify-end">
          <FilterButtons
            label="Filter by room"
            options={categoryOptions(items)}
            chosen={category}
            onChoose={setCategory}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {describeCategory(category, shown.length, items.length, "photo")}
      </p>
      {shown.length === 0 ? (
        <p className="py-8 text-lead text-umber-soft">No images in this category</p>
      ) : (
        <GalleryStrip
          name={category}
          titles={shown.map((item) => item.title)}
          withButtons={items.length > 1}
        >
          <GalleryTiles items={shown} isFiltered={category !== ALL} isCarousel={isCarousel} />
        </GalleryStrip>
      )}
    </section>
  );
}

const PHONE = "(width < 48rem)";

/** For what a narrow screen means to assistive technology; how it looks is up to CSS. */
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
