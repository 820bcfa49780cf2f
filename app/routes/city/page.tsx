import { BeforeAfterBand } from "#app/components/before-after/before-after-band.tsx";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { FaqSection } from "#app/components/faq-item.tsx";
import { LandingHero } from "#app/components/landing-hero.tsx";
import { Photo } from "#app/components/photo.tsx";
import { ProjectList } from "#app/components/project-list.tsx";
import { SidebarProse } from "#app/components/sidebar-prose.tsx";
import { Testimonial, TestimonialPanel } from "#app/components/testimonial.tsx";
import { PAGES } from "#app/config/pages.ts";
import { getCityPage, type CityPage as Page } from "#app/model/queries/city.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { buildCityNodes } from "#app/seo/page-json-ld.ts";
import type { Route } from "./+types/page";
import { NextLinks, TitledLinks } from "./link-lists.tsx";

export const loader = ({ pattern }: Route.LoaderArgs) =>
  withHead(
    (site) => getCityPage(site, pattern),
    (page) => ({
      path: page.path,
      seo: page.seo,
      trail: [PAGES.portfolio, { name: page.city, path: page.path }],
      nodes: buildCityNodes(page),
    }),
  );

export default function CityPage({ loaderData: page }: Route.ComponentProps) {
  const { city } = page;
  return (
    <div key={city} className="pt-header-compact print:pt-0">
      <LandingHero title={page.heading} {...page} />
      <SidebarProse blocks={page.market} />
      <BeforeAfterBand {...page.beforeAfter} />
      <ProjectList title={`Homes we've staged in ${city}`} projects={page.projects} />
      <NextLinks label={`More of ${city}`} links={page.links} />
      <Testimonials {...page} />
      <FaqSection title={`Questions from ${city}`} faqs={page.faqs} />
      <TitledLinks title="We also stage homes in" links={page.neighbors} />
      <CallToAction {...page.closing} />
    </div>
  );
}

function Testimonials({ city, quotes: { items, photo } }: Pick<Page, "city" | "quotes">) {
  if (items.length === 0) return null;
  return (
    <section className="mt-section overflow-clip bg-sage-mist print:break-inside-avoid">
      <h2 className="sr-only">What clients in {city} say</h2>
      <TestimonialPanel photo={photo && <Photo photo={photo} />}>
        <ul className="grid gap-y-14">
          {items.map((testimonial) => (
            <li key={testimonial.id}>
              <Testimonial testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </TestimonialPanel>
    </section>
  );
}
