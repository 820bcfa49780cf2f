import { LinkList } from "#app/components/link-list.tsx";
import { Reveal } from "#app/components/reveal.tsx";
import { SERVICE_CARD_STAGGER_MS } from "#app/config/timing.ts";
import { joinClasses } from "#app/lib/join-classes.ts";
import type { HomePage } from "#app/model/pages/home.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { ServiceCard } from "./service-card.tsx";

export function Services({ title, text, cards, pages, estimate }: HomePage["services"]) {
  return (
    <section aria-labelledby="services" className="wrap py-section">
      <div className="grid-page mb-[clamp(2.5rem,5vw,4.5rem)] gap-y-4">
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
          COLUMNS[cards.length],
        )}
      >
        {cards.map((card, index) => (
          <Reveal
            key={card.title}
            as="li"
            index={index}
            staggerMs={SERVICE_CARD_STAGGER_MS}
            className={cards.length === 3 ? DROPS[index] : undefined}
          >
            <ServiceCard card={card} index={index} />
          </Reveal>
        ))}
      </ul>
      <LinkList
        links={pages.map((page) => ({ label: page.title, to: page.path }))}
        className="mt-[clamp(2.5rem,4vw,4rem)] border-t border-line pt-3"
      />
    </section>
  );
}

/** By the number of cards: three stand uneven, as pictures on a wall do. */
const COLUMNS: Record<number, string> = {
  1: "md:grid-cols-2",
  2: "md:grid-cols-2",
  3: "md:grid-cols-[4fr_5fr_3.6fr]",
  4: "md:grid-cols-2",
};

const DROPS = [undefined, "md:mt-[clamp(0rem,7vw,7rem)]", "md:mt-[clamp(0rem,2.4vw,2.5rem)]"];
