import { countOf } from "#app/lib/text/words.ts";
import type { HomePage } from "#app/model/pages/home.server.ts";
import { StatisticFigure } from "./statistic-figure.tsx";

/** What is known in numbers; a business without figures or reviews has no such band. */
export function Statistics({ note, items, rating }: HomePage["statistics"]) {
  if (items.length === 0 && !rating) return null;
  return (
    <section
      aria-label="Results"
      className="wrap grid-page gap-y-10 py-[clamp(3.5rem,2rem+4.4vw,6.5rem)]"
    >
      <p className="col-span-full text-umber-soft lg:col-[1/4] lg:max-w-60">
        {note}
        {rating && (
          <>
            {" "}
            Rated{" "}
            <a
              href={rating.url}
              rel="noopener"
              className="underline decoration-1 underline-offset-[0.2em] hover:text-clay"
            >
              {rating.value} of {rating.best} in {countOf(rating.count, "review")}
            </a>
            .
          </>
        )}
      </p>
      {items.length > 0 && (
        <dl className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-x-gap gap-y-9 md:grid-cols-[1.1fr_1.2fr_1fr_1fr] lg:col-[4/-1]">
          {items.map((statistic) => (
            <StatisticFigure key={statistic.label} {...statistic} />
          ))}
        </dl>
      )}
    </section>
  );
}
