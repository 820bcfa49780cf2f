import { Fragment } from "react";
import { Link } from "react-router";
import { Photo } from "#app/components/photo.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import { serviceFrame } from "#app/config/frames.ts";
import { SERVICE_CARD_STAGGER_MS } from "#app/config/timing.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { HomePage } from "#app/model/pages/home.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export function Services({ title, text, cards, inDetail, pages, estimate }: HomePage["services"]) {
  const isUneven = cards.length === 3;
  return (
    <section aria-labelledby="services" className="wrap py-section">
      <div className="grid-page mb-part gap-y-4">
        <h2 id="services" className="col-span-full md:col-[1/8]">
          {title}
        </h2>
        <div className="col-span-full self-end md:col-[9/-1]">
          <p className="text-umber-soft">{text}</p>
          {estimate && (
            <TextLink to={estimate.to} className="-mb-1.5">
              {estimate.label}
            </TextLink>
          )}
        </div>
      </div>
      <ul
        className={joinClasses(
          "grid grid-cols-1 items-start gap-x-[clamp(1.5rem,3vw,3.5rem)] gap-y-13",
          isUneven ? UNEVEN_COLUMNS : "md:grid-cols-2",
        )}
      >
        {cards.map((card, index) => (
          <Reveal
            key={card.title}
            index={index}
            staggerMs={SERVICE_CARD_STAGGER_MS}
            className={isUneven ? DROPS[index] : undefined}
          >
            <ServiceCard card={card} index={index} />
          </Reveal>
        ))}
      </ul>
      {pages.length > 0 && (
        <p className="mt-part border-t border-line pt-6 text-lead">
          {inDetail}{" "}
          {pages.map((page, index) => (
            <Fragment key={page.path}>
              {separatorBefore(index, pages.length)}
              <Link
                to={page.path}
                viewTransition
                className="underline underline-offset-4 hover:text-clay"
              >
                {page.inSentence}
              </Link>
            </Fragment>
          ))}
          .
        </p>
      )}
    </section>
  );
}

function separatorBefore(index: number, count: number): string {
  if (index === 0) return "";
  return index === count - 1 ? " and " : ", ";
}

type Card = HomePage["services"]["cards"][number];

function ServiceCard({ card, index }: { card: Card; index: number }) {
  return (
    <div className="group relative">
      <div className={joinClasses("frame", CROPS[index])}>
        <Photo photo={card.photo} frame={serviceFrame(index)} />
      </div>
      <h3 className="mt-5 mb-2">{card.title}</h3>
      <p className="max-w-[27em] text-umber-soft">{card.description}</p>
      <TextLink to={card.link} className="mt-2 after:absolute after:inset-0">
        {card.linkLabel}
      </TextLink>
    </div>
  );
}

const CROPS = [
  "aspect-4/5 max-md:-mx-edge",
  "aspect-5/4 max-md:-mr-edge md:aspect-[5/4.6]",
  "aspect-square max-md:-ml-edge md:aspect-[1/1.12]",
  "aspect-4/5 max-md:-mx-edge",
];

const UNEVEN_COLUMNS = "md:grid-cols-[4fr_5fr_3.6fr]";
const DROPS = [undefined, "md:mt-[clamp(0rem,7vw,7rem)]", "md:mt-[clamp(0rem,2.4vw,2.5rem)]"];
