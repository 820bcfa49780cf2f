import { Photo } from "#app/components/photo.tsx";
import type { AboutPage } from "#app/model/pages/about.server.ts";

export function Story({ title, paragraphs, photo, caption }: AboutPage["story"]) {
  const [opening, ...rest] = paragraphs;
  return (
    <section className="wrap grid-page gap-y-part py-section">
      <h2 className="col-span-full max-w-[8em] lg:col-[1/5]">{title}</h2>
      <p className="col-span-full font-serif text-opening font-light tracking-snug md:col-[3/-1] lg:col-[5/12]">
        {opening}
      </p>
      <figure className="col-span-full -ml-bleed md:col-[1/10] lg:sticky-where-tall lg:col-[1/7] lg:self-start">
        <div className="frame aspect-5/4 md:aspect-3/2 lg:aspect-4/5 lg:max-h-[calc(100svh-10rem)] lg:min-h-100 lg:w-full">
          <Photo photo={photo} frame="aboutStory" />
        </div>
        {caption && (
          <figcaption className="mt-3 ml-bleed max-w-[24em] text-caption text-umber-soft">
            {caption}
          </figcaption>
        )}
      </figure>
      <div className="col-span-full max-w-measure md:col-[3/-1] lg:col-[8/-1]">
        {rest.map((paragraph) => (
          <p key={paragraph} className="not-first:mt-5">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

const MOST_IN_A_ROW = 5;

export function Timeline({ title, items }: NonNullable<AboutPage["timeline"]>) {
  return (
    <section className="wrap pt-section">
      <h2>{title}</h2>
      <ol
        className="timeline mt-part"
        style={{ "--milestones": Math.min(items.length, MOST_IN_A_ROW) }}
      >
        {items.map(({ year, title: milestone, text }) => (
          <li key={year}>
            <p className="font-serif text-[clamp(3.25rem,0.6rem+4.6vw,6rem)] leading-[0.9] font-light tracking-[-0.035em] figures">
              {year}
            </p>
            <h3 className="mt-5">{milestone}</h3>
            <p className="mt-2 max-w-[24em] text-umber-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
