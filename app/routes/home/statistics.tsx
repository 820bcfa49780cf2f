import { RatingLink, ReviewLink, TestimonialCompact } from "#app/components/testimonial.tsx";
import type { HomePage } from "#app/model/queries/home.server.ts";
import type { Statistic } from "#app/model/schema/collections.ts";
import { useCountUp } from "./use-count-up.ts";

export function Statistics({ note, testimonial, items, rating }: HomePage["statistics"]) {
  if (items.length === 0 && !rating) return null;
  return (
    <section aria-label="Results" className="page-container grid-page gap-y-10 py-top">
      {testimonial && (
        <TestimonialCompact
          testimonial={testimonial}
          size="text-25"
          className="statistics-quote col-span-full max-w-note xl:col-[1/5]"
        />
      )}
      <div className="col-span-full grid content-between gap-y-8 xl:col-[5/-1]">
        {items.length > 0 && (
          <dl className="statistics">
            {items.map((statistic) => (
              <Figure key={statistic.label} {...statistic} />
            ))}
          </dl>
        )}
        <p className="caption max-w-172">
          {note}
          {rating && (
            <>
              {" "}
              Rated <RatingLink rating={rating} className="inline-link" />.
              {HAS.reviewLink && <ReviewLink rating={rating} className="inline-link" />}
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function Figure(statistic: Statistic) {
  const { value, suffix, label } = statistic;
  const { ref, count } = useCountUp<HTMLDivElement>(statistic);
  return (
    <div ref={ref} className="statistic">
      <dt className="text-small text-umber-soft">{label}</dt>
      <dd className="tabular-figures mb-4 whitespace-nowrap font-serif text-figure">
        <span className="sr-only">
          {value}
          {suffix}
        </span>
        <span aria-hidden="true">
          <span className="count-up" data-counting={count === undefined ? undefined : ""}>
            <span className="count-up-final">{value}</span>
            <span className="count-up-count">{count ?? 0}</span>
          </span>
          <span className="statistic-suffix">{suffix}</span>
        </span>
      </dd>
    </div>
  );
}
