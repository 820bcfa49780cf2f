import { useId } from "react";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { RichText } from "#app/components/rich-text.tsx";
import { PAGES } from "#app/config/pages.ts";
import { getFaqPage, type FaqPage as Page } from "#app/model/queries/faq.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { buildFaqNodes } from "#app/seo/page-json-ld.ts";
import { CardLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/page";
import { FaqAccordion } from "./faq-accordion.tsx";

export const loader = () =>
  withHead(getFaqPage, (page) => ({
    path: PAGES.faq.path,
    seo: page.seo,
    trail: [PAGES.faq],
    nodes: buildFaqNodes(page),
  }));

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { title, faqs, stillHaveQuestions, closing } = loaderData;
  return (
    <div className="pt-header-compact">
      <FaqAccordion title={title} faqs={faqs} />
      <StillHaveQuestions {...stillHaveQuestions} />
      <CallToAction {...closing} />
    </div>
  );
}

function StillHaveQuestions({ title, cards }: Page["stillHaveQuestions"]) {
  return (
    <section className="page-container grid-page items-start gap-y-8">
      <h2 className="col-span-full lg:col-[1/5]">{title}</h2>
      {cards.map((card) => (
        <HelpCard key={card.title} {...card} />
      ))}
    </section>
  );
}

function HelpCard({ title, text, link }: Page["stillHaveQuestions"]["cards"][number]) {
  const heading = useId();
  return (
    <div className="help-card card col-span-full md:col-span-6 lg:col-span-4">
      <h3 id={heading}>{title}</h3>
      <div className="prose mt-2 mb-5 max-w-note text-umber-mid">
        <RichText blocks={text} />
      </div>
      <div className="mt-auto">
        <CardLink to={link.to} titledBy={heading}>
          {link.label}
        </CardLink>
      </div>
    </div>
  );
}
