import { Reveal } from "#app/components/reveal.tsx";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { AboutPage } from "#app/model/pages/about.server.ts";

/** Columns between hairlines, as the figures stand on the home page. */
export function Benefits({ title, items }: NonNullable<AboutPage["benefits"]>) {
  return (
    <section className="wrap pb-section">
      <h2 className="max-w-[12em]">{title}</h2>
      <ul
        className={joinClasses(
          "mt-[clamp(2rem,3.4vw,3.5rem)] grid gap-y-8",
          items.length % 3 === 0 ? "md:grid-cols-3" : "md:grid-cols-2",
        )}
      >
        {items.map((item) => (
          <Reveal
            as="li"
            key={item.title}
            className="border-line max-md:border-t max-md:pt-5 md:border-l md:px-[clamp(1rem,1.8vw,2rem)] md:pb-2"
          >
            <h3>{item.title}</h3>
            <p className="mt-3 max-w-[26em] text-umber-soft">{item.text}</p>
          </Reveal>
        ))}
      </ul>
    </section>
  );
}
