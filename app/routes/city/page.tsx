import { data } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { AnswerHero } from "#app/components/places/answer-hero.tsx";
import { BeforeAfterBand } from "#app/components/places/before-after-band.tsx";
import { QuestionsAbout } from "#app/components/places/questions-about.tsx";
import { StagedHomes } from "#app/components/places/staged-homes.tsx";
import { TitledLinks } from "#app/components/places/titled-links.tsx";
import { WaysOn } from "#app/components/places/ways-on.tsx";
import { PATHS } from "#app/config/paths.ts";
import { getCityPage } from "#app/model/pages/city.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { cityThings } from "#app/seo/things.ts";
import type { Route } from "./+types/page";
import { Market } from "./market.tsx";
import { Testimonials } from "./testimonials.tsx";

export const loader = ({ request }: Route.LoaderArgs) =>
  withHead(findCity(new URL(request.url).pathname), (page) => ({
    seo: page.seo,
    path: page.path,
    trail: [
      { name: "Portfolio", path: PATHS.portfolio },
      { name: page.city, path: page.path },
    ],
    things: (origin) => cityThings(page, origin),
  }));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function CityPage({ loaderData: page }: Route.ComponentProps) {
  const { city } = page;
  return (
    <div key={city} className="pt-header-compact print:pt-0">
      <AnswerHero title={page.heading} {...page} />
      <Market city={city} paragraphs={page.market} />
      <BeforeAfterBand {...page.beforeAfter} />
      <StagedHomes title={`Homes we staged in ${city}`} projects={page.projects} />
      <WaysOn label={`More of ${city}`} links={page.links} />
      <Testimonials city={city} testimonials={page.testimonials} />
      <QuestionsAbout title={`Questions from ${city}`} faqs={page.faqs} />
      <TitledLinks title="We also stage homes in" links={page.neighbors} />
      <CallToAction {...page.closing} />
    </div>
  );
}

async function findCity(pathname: string) {
  const page = await getCityPage(pathname.replace(/\/$/, ""));
  if (!page) throw data(null, 404);
  return page;
}
