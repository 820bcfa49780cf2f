import type { Statistic } from "#app/model/schema/collections.ts";
import { useCountUp } from "./use-count-up.ts";

/** One figure that counts up; its final value is what screen readers, print and no-script readers get. */
export function StatisticFigure({ value, suffix, label, delay }: Statistic) {
  const { ref, shown } = useCountUp<HTMLDivElement>(value, delay);
  return (
    <div
      ref={ref}
      className="flex flex-col-reverse justify-end border-l border-line pl-[clamp(0.875rem,1.4vw,1.5rem)]"
    >
      <dt className="text-small text-umber-soft">{label}</dt>
      <dd className="mb-4 font-serif text-figure font-light tracking-[-0.035em] lining-nums tabular-nums">
        <span className="sr-only">
          {value}
          {suffix}
        </span>
        <span aria-hidden="true">
          <span className="inline-grid *:[grid-area:1/1]">
            <span className="invisible print:visible">{value}</span>
            <span data-counting className="justify-self-start print:hidden">
              {shown}
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
