import { useState } from "react";
import { flushSync } from "react-dom";
import { FilterButtons } from "#app/components/filter-buttons.tsx";
import { capitalise } from "#app/lib/capitalise.ts";
import { categoryOptions } from "#app/lib/category-options.ts";
import { countOf } from "#app/lib/count-of.ts";
import type { HomePage } from "#app/model/pages/home.server.ts";
import { Dots } from "#app/ui/dots.tsx";
import { RoundButton } from "#app/ui/round-button.tsx";
import { GalleryTiles } from "./gallery-tiles.tsx";
import { useIsPhone } from "./use-is-phone.ts";
import { useStrip } from "./use-strip.ts";

const ALL = "all";

/** A grid of rooms; on a phone the same list is a carousel, one picture at a time. */
export function Gallery({ title, items }: NonNullable<HomePage["gallery"]>) {
  const [category, setCategory] = useState<string>(ALL);
  const shown = items.filter((item) => category === ALL || item.category === category);
  const { index, by, show, reset, strip } = useStrip<HTMLUListElement>(shown.length);
  const isCarousel = useIsPhone();

  const choose = (value: string) => {
    // The new pictures must be there first, or the strip would snap to one it showed before.
    flushSync(() => setCategory(value));
    reset();
  };

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
            onChoose={choose}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {resultOf(category, shown.length, items.length)}
      </p>
      <GalleryTiles
        items={shown}
        isFiltered={category !== ALL}
        isCarousel={isCarousel}
        strip={strip}
      />
      <p aria-live="polite" className="sr-only">
        {by !== "start" && `Photo ${index + 1} of ${shown.length}: ${shown[index]?.title}`}
      </p>
      {items.length > 1 && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-y-1 md:hidden">
          <RoundButton
            icon="previous"
            aria-label="Previous photo"
            onClick={() => show(index - 1)}
          />
          <div className="max-[24rem]:order-last max-[24rem]:flex max-[24rem]:w-full max-[24rem]:justify-center">
            <Dots count={shown.length} current={index} name="Photo" onSelect={show} />
          </div>
          <RoundButton icon="next" aria-label="Next photo" onClick={() => show(index + 1)} />
        </div>
      )}
    </section>
  );
}

function resultOf(category: string, count: number, total: number) {
  return category === ALL
    ? `Showing ${total > 1 ? "all " : ""}${countOf(total, "photo")}`
    : `Showing ${count} of ${countOf(total, "photo")}: ${capitalise(category)}`;
}
