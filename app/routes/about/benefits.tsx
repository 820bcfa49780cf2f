import { Reveal } from "#app/components/reveal.tsx";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { AboutPage } from "#app/model/pages/about.server.ts";

export function Benefits({ title, items }: NonNullable<AboutPage["benefits"]>) {
  return (
    <section className="wrap pb-section">
      <h2 className="max-w-[12em]">{title}</h2>
      <ul
        className={joinClasses(
          "mt-stack grid gap-y-8",
          items.length % 3 === 0 ? "md:grid-cols-3" : "md:grid-cols-2",
        )}
      >
        {items.map((item) => (
          <Reveal
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

export function Values({ title, items }: NonNullable<AboutPage["values"]>) {
  return (
    <section className="wrap grid-page gap-y-8">
      <h2 className="col-span-full lg:col-[1/4] lg:pt-band">{title}</h2>
      <ul className="col-span-full -mr-bleed grid gap-x-[clamp(2rem,4vw,5rem)] bg-linen pr-bleed max-lg:-ml-bleed max-lg:pl-bleed md:grid-cols-2 md:py-[calc(var(--spacing-band)-var(--spacing-stack))] lg:col-[4/-1] lg:pl-[clamp(2rem,4vw,5rem)]">
        {items.map((item) => (
          <li
            key={item.title}
            className="border-line-linen py-8 max-md:[&+&]:border-t md:py-stack md:nth-[n+3]:border-t"
          >
            <h3 className="text-h2 leading-[1.18] font-light tracking-tight">{item.title}</h3>
            <p className="mt-4 max-w-[28em] text-umber-mid">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
