import { AnswerHero } from "#app/components/answer-hero.tsx";
import { BeforeAfterBand } from "#app/components/before-after-band.tsx";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { NextLinks, TitledLinks } from "#app/components/link-lists.tsx";
import { ProjectList } from "#app/components/project-list.tsx";
import { QuestionsAbout } from "#app/components/question-row.tsx";
import { Quote } from "#app/components/quote.tsx";
import { PAGES } from "#app/config/pages.ts";
import { getCityPage, type CityPage as Page } from "#app/model/pages/city.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { cityThings } from "#app/seo/things.ts";
import type { Route } from "./+types/page";

export const loader = ({ pattern }: Route.LoaderArgs) =>
  withHead(getCityPage(pattern), (page) => ({
    seo: page.seo,
    trail: [PAGES.portfolio, { name: page.city, path: page.path }],
    things: cityThings(page),
  }));

export default function CityPage({ loaderData: page }: Route.ComponentProps) {
  const { city } = page;
  return (
    <div key={city} className="pt-header-compact print:pt-0">
      <AnswerHero title={page.heading} {...page} />
      <Market {...page} />
      <BeforeAfterBand {...page.beforeAfter} />
      <ProjectList title={`Homes we staged in ${city}`} projects={page.projects} />
      <NextLinks label={`More of ${city}`} links={page.links} />
      <Testimonials {...page} />
      <QuestionsAbout title={`Questions from ${city}`} faqs={page.faqs} />
      <TitledLinks title="We also stage homes in" links={page.neighbors} />
      <CallToAction {...page.closing} />
    </div>
  );
}

function Market({ city, market }: Pick<Page, "city" | "market">) {
  return (
    <section className="wrap grid-page gap-y-6 py-section print:py-6">
      <h2 className="col-span-full md:col-[1/5]">Selling in {city}</h2>
      <div className="col-span-full max-w-[43rem] md:col-[6/-1]">
        {market.map((paragraph) => (
          <p key={paragraph} className="not-first:mt-5">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

function Testimonials({ city, testimonials }: Pick<Page, "city" | "testimonials">) {
  if (testimonials.length === 0) return null;
  return (
    <section className="mt-section bg-sage-mist py-band print:break-inside-avoid">
      <h2 className="sr-only">What clients in {city} say</h2>
      <ul className="wrap grid gap-x-[calc(2*var(--spacing-gap)+1rem)] gap-y-14 md:pl-[calc(var(--spacing-edge)+0.5em)] lg:grid-cols-2">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <Quote testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}
