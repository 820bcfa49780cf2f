import { joinClasses } from "#app/lib/join-classes.ts";
import { countOf } from "#app/lib/text/words.ts";
import type { HomePage } from "#app/model/pages/home.server.ts";
import type { Statistic } from "#app/model/schema/collections.ts";
import { useCountUp } from "./use-count-up.ts";

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
        <dl className="statistics-grid col-span-full gap-x-gap gap-y-9 lg:col-[4/-1]">
          {items.map((statistic) => (
            <Figure key={statistic.label} {...statistic} />
          ))}
        </dl>
      )}
    </section>
  );
}

function Figure({ value, suffix, label, delay }: Statistic) {
  const { ref, count } = useCountUp<HTMLDivElement>(value, delay);
  const isWaiting = count === undefined;
  return (
    <div
      ref={ref}
      className="flex flex-col-reverse justify-end border-l border-line pl-[clamp(0.875rem,1.4vw,1.5rem)]"
    >
      <dt className="text-small text-umber-soft">{label}</dt>
      <dd className="mb-4 font-serif text-figure font-light tracking-[-0.035em] figures">
        <span className="sr-only">
          {value}
          {suffix}
        </span>
        <span aria-hidden="true">
          <span className="inline-grid *:[grid-area:1/1]">
            <span className={isWaiting ? "final-waits" : "invisible print:visible"}>{value}</span>
            <span
              className={joinClasses(
                "justify-self-start print:hidden noscript:hidden",
                isWaiting && "zero-waits",
              )}
            >
              {count ?? 0}
            </span>
          </span>
          <span className="ml-[0.06em] align-[0.62em] text-[0.5em] tracking-[-0.01em] text-clay">
            {suffix}
          </span>
        </span>
      </dd>
    </div>
  );
}
