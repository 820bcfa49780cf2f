import { Reveal } from "#app/components/reveal.tsx";
import type { AboutPage } from "#app/model/queries/about.server.ts";

export function Benefits({ title, items }: NonNullable<AboutPage["benefits"]>) {
  return (
    <section className="page-container pb-section">
      <h2 className="sr-only">{title}</h2>
      <ul className="benefits">
        {items.map((item) => (
          <Reveal key={item.title}>
            <h3>{item.title}</h3>
            <p className="mt-3 max-w-note text-umber-soft">{item.text}</p>
          </Reveal>
        ))}
      </ul>
    </section>
  );
}

export function Values({ title, items }: NonNullable<AboutPage["values"]>) {
  return (
    <section className="page-container grid-page gap-y-8">
      <h2 className="col-span-full lg:col-margin lg:pt-band">{title}</h2>
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
