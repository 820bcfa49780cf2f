import { Photo } from "#app/components/photo.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { AboutPage } from "#app/model/pages/about.server.ts";

export function Benefits({ title, items, photo }: NonNullable<AboutPage["benefits"]>) {
  return (
    <section className="wrap grid-page content-center gap-y-stack pb-section lg:grid-rows-[1fr_auto]">
      <h2 className="col-span-full self-end lg:col-[1/10]">{title}</h2>
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
            className="border-line max-md:border-t max-md:pt-5 md:border-l md:px-gap md:pb-2"
          >
            <h3>{item.title}</h3>
            <p className="mt-3 max-w-note text-umber-soft">{item.text}</p>
          </Reveal>
        ))}
      </ul>
    </section>
  );
}

export function Values({ title, items, photo, caption }: NonNullable<AboutPage["values"]>) {
  return (
    <section className="wrap grid-page gap-y-8 lg:grid-rows-[auto_1fr]">
      <h2 className="col-span-full lg:col-margin lg:pt-band">{title}</h2>
      {photo && (
        <figure className="col-span-full max-w-120 lg:col-margin lg:row-2 lg:self-end">
          {caption && <figcaption className="caption mb-3">{caption}</figcaption>}
          <div className="frame aspect-5/4">
            <Photo photo={photo} frame="aboutValues" />
          </div>
        </figure>
      )}
      <ul className="values">
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="text-38">{item.title}</h3>
            <p className="mt-4 max-w-note text-umber-mid">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
