import { Photo, PhotoTag } from "#app/components/photo.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import { MILESTONE_STAGGER_MS } from "#app/config/timing.ts";
import type { AboutPage } from "#app/model/queries/about.server.ts";

type Story = AboutPage["story"];
type Captioned = NonNullable<Story["photos"]>[number];

export function Story({ title, paragraphs, photo, caption, photos = [] }: Story) {
  const [opening, ...rest] = paragraphs;
  const figures = photo ? [{ photo, caption }, ...photos] : photos;
  const parts = Math.max(figures.length, 1);
  const getStart = (part: number) => Math.round((part * rest.length) / parts);
  return (
    <section className="page-container grid-page gap-y-part py-section">
      <h2 className="col-span-full lg:col-[1/5]">{title}</h2>
      <p className="lead-text col-span-full md:col-[3/-1] lg:col-[5/12]">{opening}</p>
      {Array.from({ length: parts }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <div key={index} className="story-part">
          {figures[index] && <Figure {...figures[index]} />}
          <div className="story-text max-w-measure">
            {rest.slice(getStart(index), getStart(index + 1)).map((paragraph) => (
              <p key={paragraph} className="not-first:mt-5">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

export const People = ({ people }: { people: Captioned[] }) => (
  <ul className="people page-container pb-section">
    {people.map((person) => (
      <li key={person.photo.src}>
        <Figure {...person} />
      </li>
    ))}
  </ul>
);

const Figure = ({ photo, caption }: Captioned) => (
  <figure className="story-figure">
    <div className="frame">
      <Photo photo={photo} />
    </div>
    {caption && <figcaption className="story-caption caption mt-3">{caption}</figcaption>}
  </figure>
);

const MAX_IN_A_ROW = 5;

export function Timeline({ title, items }: NonNullable<AboutPage["timeline"]>) {
  return (
    <section className="page-container pt-section">
      <h2>{title}</h2>
      <ol
        className="timeline mt-part"
        style={{ "--milestones": Math.min(items.length, MAX_IN_A_ROW) }}
      >
        {items.map(({ year, title: milestone, text, photo }, index) => (
          <Reveal key={year} index={index} staggerMs={MILESTONE_STAGGER_MS}>
            <p className="timeline-year">{year}</p>
            {photo && (
              <div className="frame relative aspect-3/2 max-lg:mt-5 md:max-lg:max-w-100 lg:row-start-1 lg:mb-8">
                <Photo photo={photo} />
                <PhotoTag photo={photo} />
              </div>
            )}
            <h3 className="mt-5 lg:row-start-3">{milestone}</h3>
            <p className="mt-2 max-w-note text-umber-soft lg:row-start-4">{text}</p>
          </Reveal>
        ))}
      </ol>
    </section>
  );
}
