import { Photo, PhotoTag } from "#app/components/photo.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import type { Frame } from "#app/config/frames.ts";
import { MILESTONE_STAGGER_MS } from "#app/config/timing.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { AboutPage } from "#app/model/pages/about.server.ts";

type Place = { frame: Frame; figure: string; picture: string; caption: string; words: string };

const PLACES: [Place, ...Place[]] = [
  {
    frame: "aboutStory",
    figure: "-ml-bleed md:col-[1/10] lg:col-[1/6] lg:row-[2/4]",
    picture: "aspect-5/4 md:aspect-3/2 lg:aspect-4/5",
    caption: "ml-bleed",
    words: "lg:col-[7/-1] lg:row-2",
  },
  {
    frame: "aboutUpright",
    figure: "-mr-bleed max-md:-ml-bleed md:col-[4/-1] lg:col-[9/-1] lg:row-[3/5]",
    picture: "aspect-4/5 md:aspect-3/2 lg:aspect-4/5",
    caption: "max-md:ml-bleed",
    words: "lg:col-[4/9] lg:row-4",
  },
  {
    frame: "aboutWide",
    figure: "-ml-bleed max-md:-mr-bleed md:col-[1/10] lg:col-[1/7] lg:row-5",
    picture: "aspect-3/2",
    caption: "ml-bleed",
    words: "lg:col-[8/-1] lg:row-5 lg:self-center",
  },
];

export function Story({ title, paragraphs, photo, caption, photos = [] }: AboutPage["story"]) {
  const [opening, ...rest] = paragraphs;
  const figures = [{ photo, caption }, ...photos];
  const startOf = (index: number) => Math.round((index * rest.length) / figures.length);
  return (
    <section className="wrap grid-page gap-y-part py-section lg:grid-rows-[auto_auto_1fr]">
      <h2 className="col-span-full lg:col-[1/5]">{title}</h2>
      <p className="opening-words col-span-full md:col-[3/-1] lg:col-[5/12]">{opening}</p>
      {figures.map((figure, index) => (
        <StoryPart
          key={figure.photo.src}
          {...figure}
          place={PLACES[index]}
          paragraphs={rest.slice(startOf(index), startOf(index + 1))}
        />
      ))}
    </section>
  );
}

type StoryPartProps = Pick<AboutPage["story"], "photo" | "caption" | "paragraphs"> & {
  place?: Place;
};

function StoryPart({ photo, caption, paragraphs, place = PLACES[0] }: StoryPartProps) {
  return (
    <>
      <figure className={joinClasses("col-span-full lg:self-start", place.figure)}>
        <div
          className={joinClasses(
            "frame lg:max-h-[calc(100svh-10rem)] lg:min-h-100 lg:w-full",
            place.picture,
          )}
        >
          <Photo photo={photo} frame={place.frame} />
        </div>
        {caption && (
          <figcaption className={joinClasses("caption mt-3 max-w-note", place.caption)}>
            {caption}
          </figcaption>
        )}
      </figure>
      <div
        className={joinClasses(
          "col-span-full max-w-measure empty:hidden md:col-[3/-1]",
          place.words,
        )}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="not-first:mt-5">
            {paragraph}
          </p>
        ))}
      </div>
    </>
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
        {items.map(({ year, title: milestone, text, photo }, index) => (
          <Reveal key={year} index={index} staggerMs={MILESTONE_STAGGER_MS}>
            <p>{year}</p>
            {photo && (
              <div className="frame relative aspect-3/2 max-lg:mt-5 md:max-lg:max-w-100">
                <Photo photo={photo} frame="milestone" />
                <PhotoTag photo={photo} />
              </div>
            )}
            <h3 className="mt-5">{milestone}</h3>
            <p className="mt-2 max-w-note text-umber-soft">{text}</p>
          </Reveal>
        ))}
      </ol>
    </section>
  );
}
