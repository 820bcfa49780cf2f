import { FirstPhoto } from "#app/components/first-photo.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import type { AboutPage } from "#app/model/pages/about.server.ts";

/** The founder's sentence beside a picture that runs off to the right. */
export function Hero({ title, quote, quoteBy, photo }: AboutPage["hero"]) {
  return (
    <section className="wrap grid-page gap-y-[clamp(2rem,4.4vw,4.5rem)] pt-[clamp(3rem,2rem+5vw,7rem)]">
      <PageHeading className="col-span-full md:col-[1/11]">{title}</PageHeading>
      <div className="frame col-span-full -mr-bleed aspect-4/3 max-h-[44rem] w-auto md:col-[3/-1] md:aspect-3/2 lg:col-[6/-1] lg:row-start-2 lg:aspect-auto lg:min-h-[clamp(26rem,40vw,44rem)]">
        <FirstPhoto photo={photo} frame="aboutHero" />
      </div>
      {quote && (
        <figure className="col-span-full self-end md:col-[3/-1] lg:col-[1/6] lg:row-start-2 lg:pr-[clamp(0rem,2vw,2.5rem)]">
          <blockquote className="font-serif text-quote font-light tracking-[-0.016em] text-pretty">
            <p className="hanging-quote">“{quote}”</p>
          </blockquote>
          {quoteBy && (
            <figcaption className="mt-6 text-small text-umber-soft">{quoteBy}</figcaption>
          )}
        </figure>
      )}
    </section>
  );
}
