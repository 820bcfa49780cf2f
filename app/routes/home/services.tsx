import { Fragment } from "react";
import { Link } from "react-router";
import { Card } from "#app/components/card.tsx";
import { Photo } from "#app/components/photo.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import { SERVICE_ICONS } from "#app/config/service-icons.ts";
import { SERVICE_CARD_STAGGER_MS } from "#app/config/timing.ts";
import type { HomePage } from "#app/model/queries/home.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export function Services({ title, text, cards, inDetail, pages, estimate }: HomePage["services"]) {
  return (
    <section aria-labelledby="services" className="page-container py-section">
      <div className="grid-page mb-part gap-y-4">
        <h2 id="services" className="col-span-full md:col-lead">
          {title}
        </h2>
        <div className="col-span-full self-end md:col-aside">
          <p className="text-umber-soft">{text}</p>
          {estimate && (
            <TextLink to={estimate.to} className="-mb-1.5">
              {estimate.label}
            </TextLink>
          )}
        </div>
      </div>
      <ul className="service-cards">
        {cards.map((card, index) => (
          <Reveal key={card.title} index={index} staggerMs={SERVICE_CARD_STAGGER_MS}>
            <Card
              entry={{ title: <ServiceTitle {...card} />, to: card.link, link: card.linkLabel }}
              photo={<Photo photo={card.photo} />}
              photoClass={BLEEDS[index] ?? "crop-full"}
            >
              <p className="max-w-note text-umber-soft">{card.description}</p>
            </Card>
          </Reveal>
        ))}
      </ul>
      {pages.length > 0 && (
        <p className="mt-part border-t border-line pt-6 text-lead">
          {inDetail}{" "}
          {pages.map((page, index) => (
            <Fragment key={page.path}>
              {getSeparator(index, pages.length)}
              <Link to={page.path} className="inline-link">
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

function getSeparator(index: number, count: number): string {
  if (index === 0) return "";
  return index === count - 1 ? " and " : ", ";
}

type Titled = HomePage["services"]["cards"][number];

function ServiceTitle({ icon, title }: Pick<Titled, "icon" | "title">) {
  return (
    <span className="flex items-center gap-3">
      {icon && (
        <svg viewBox="0 0 24 24" aria-hidden="true" className="service-icon">
          <path d={SERVICE_ICONS[icon]} />
        </svg>
      )}
      {title}
    </span>
  );
}

const BLEEDS = ["bleed-full", "bleed-right", "bleed-left"];
