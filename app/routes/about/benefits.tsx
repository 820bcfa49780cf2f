import { Photo } from "#app/components/photo.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { AboutPage } from "#app/model/pages/about.server.ts";

export function Benefits({ title, items, photo }: NonNullable<AboutPage["benefits"]>) {
  return (
    <section className="wrap grid-page content-center gap-y-stack pb-section lg:grid-rows-[1fr_auto]">
      <h2 className="col-span-full max-w-[12em] self-end lg:col-[1/10]">{title}</h2>
      {photo && (
        <div className="frame col-span-full -mr-bleed aspect-square md:aspect-2/1 lg:col-[10/-1] lg:row-[1/3] lg:aspect-4/5">
          <Photo photo={photo} frame="aboutBenefits" />
        </div>
      )}
      <ul
        className={joinClasses(
          "col-span-full grid gap-y-8",
          photo && "lg:col-[1/10]",
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

export function Values({ title, items, photo, caption }: NonNullable<AboutPage["values"]>) {
  return (
    <section className="wrap grid-page gap-y-8 lg:grid-rows-[auto_1fr]">
      <h2 className="col-span-full lg:col-[1/4] lg:pt-band">{title}</h2>
      {photo && (
        <figure className="col-span-full max-w-120 lg:col-[1/4] lg:row-2 lg:self-end">
          {caption && (
            <figcaption className="mb-3 text-caption text-umber-soft">{caption}</figcaption>
          )}
          <div className="frame aspect-5/4">
            <Photo photo={photo} frame="aboutValues" />
          </div>
        </figure>
      )}
      <ul className="lg:row-[1/3] col-span-full -mr-bleed grid gap-x-[clamp(2rem,4vw,5rem)] bg-linen pr-bleed max-lg:-ml-bleed max-lg:pl-bleed md:grid-cols-2 md:py-[calc(var(--spacing-band)-var(--spacing-stack))] lg:col-[4/-1] lg:pl-[clamp(2rem,4vw,5rem)]">
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
