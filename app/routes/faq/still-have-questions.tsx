import { Link } from "react-router";
import type { FaqPage } from "#app/model/pages/faq.server.ts";
import { TextLinkLabel } from "#app/ui/text-link.tsx";

export function StillHaveQuestions({ title, cards }: FaqPage["stillHaveQuestions"]) {
  return (
    <section className="wrap grid-page items-start gap-y-8 pb-section">
      <h2 className="col-span-full lg:col-[1/5]">{title}</h2>
      {cards.map((card) => (
        <Link
          key={card.title}
          to={card.link.to}
          viewTransition
          className="col-span-full flex min-h-44 flex-col self-stretch bg-linen p-[clamp(1.5rem,2.4vw,2.5rem)] transition-colors hover:bg-sand md:col-span-6 md:min-h-60 lg:col-span-4"
        >
          <h3>{card.title}</h3>
          <p className="mt-2 mb-5 max-w-[24em] text-umber-mid">{card.text}</p>
          <TextLinkLabel className="mt-auto self-start">{card.link.label}</TextLinkLabel>
        </Link>
      ))}
    </section>
  );
}
