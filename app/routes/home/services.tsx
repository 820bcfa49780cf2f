import { Card } from "#app/components/card.tsx";
import { Facts } from "#app/components/facts.tsx";
import { Photo } from "#app/components/photo.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import { SERVICE_ICONS } from "#app/config/service-icons.ts";
import { SERVICE_CARD_STAGGER_MS } from "#app/config/timing.ts";
import { capitalize } from "#app/lib/text/format.ts";
import type { HomePage } from "#app/model/queries/home.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export function Services(services: HomePage["services"]) {
  const { title, text, cards, inDetail, others, pages, estimate } = services;
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
              {card.page && (
                <TextLink to={card.page.path} className="relative z-1 mr-6">
                  {inDetail}
                  <span className="sr-only">: {card.page.name}</span>
                </TextLink>
              )}
            </Card>
          </Reveal>
        ))}
      </ul>
      <div className="grid-page mt-part items-start gap-y-6 empty:hidden">
        {others.length > 0 && (
          <Facts
            facts={others}
            className="col-span-full border-b border-line text-25 md:col-lead"
          />
        )}
        {pages.length > 0 && (
          <p className="col-span-full flex flex-col items-start md:col-aside">
            {pages.map(({ path, inSentence }) => (
              <TextLink key={path} to={path}>
                {capitalize(inSentence)}
              </TextLink>
            ))}
          </p>
        )}
      </div>
    </section>
  );
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
