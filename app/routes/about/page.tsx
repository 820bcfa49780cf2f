import { CallToAction } from "#app/components/call-to-action.tsx";
import { Photo } from "#app/components/photo.tsx";
import { PAGES } from "#app/config/pages.ts";
import { getAboutPage, type AboutPage as Page } from "#app/model/queries/about.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import type { Route } from "./+types/page";
import { Benefits, Values } from "./benefits.tsx";
import { People, Story, Timeline } from "./story.tsx";
import "./about.css";

export const loader = () =>
  withHead(getAboutPage, ({ seo }) => ({ path: PAGES.about.path, seo, trail: [PAGES.about] }));

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { hero, story, benefits, values, timeline, closing } = loaderData;
  return (
    <div className="pt-header-compact">
      <Hero {...hero} />
      <Story {...story} />
      {benefits && <Benefits {...benefits} />}
      {story.people && <People people={story.people} />}
      {values && <Values {...values} />}
      {timeline && <Timeline {...timeline} />}
      <CallToAction {...closing} />
    </div>
  );
}

function Hero({ title, quote, quoteBy, photo }: Page["hero"]) {
  return (
    <section className="page-container grid-page gap-y-part pt-top">
      <h1 className="col-span-full md:col-[1/11]">{title}</h1>
      <div className="about-hero-photo frame">
        <Photo eager photo={photo} />
      </div>
      {quote && (
        <figure className="col-span-full self-end md:col-[3/-1] lg:col-[1/6] lg:row-start-2 lg:pr-gap">
          <blockquote className="font-serif text-47 text-pretty">
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
