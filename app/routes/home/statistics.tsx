import type { HomePage } from "#app/model/pages/home.server.ts";
import { StatisticFigure } from "./statistic-figure.tsx";

export function Statistics({ note, items, rating }: HomePage["statistics"]) {
  return (
    <section
      aria-label="Results"
      className="wrap grid-page gap-y-10 py-[clamp(3.5rem,2rem+4.4vw,6.5rem)]"
    >
      <p className="col-span-full text-umber-soft lg:col-[1/4] lg:max-w-60">
        {note} Rated{" "}
        <a
          href={rating.url}
          rel="noopener"
          className="underline decoration-1 underline-offset-[0.2em] hover:text-clay"
        >
          {rating.value} of {rating.best} in {rating.count} reviews
        </a>
        .
      </p>
      <dl className="col-span-full grid grid-cols-2 gap-x-gap gap-y-9 md:grid-cols-[1.1fr_1.2fr_1fr_1fr] lg:col-[4/-1]">
        {items.map((statistic) => (
          <StatisticFigure key={statistic.label} {...statistic} />
        ))}
      </dl>
    </section>
  );
}
