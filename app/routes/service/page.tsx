import { data } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { AnswerHero } from "#app/components/places/answer-hero.tsx";
import { BeforeAfterBand } from "#app/components/places/before-after-band.tsx";
import { QuestionsAbout } from "#app/components/places/questions-about.tsx";
import { StagedHomes } from "#app/components/places/staged-homes.tsx";
import { TitledLinks } from "#app/components/places/titled-links.tsx";
import { WaysOn } from "#app/components/places/ways-on.tsx";
import { capitalize } from "#app/lib/text/words.ts";
import { getServicePage } from "#app/model/pages/service.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { serviceThings } from "#app/seo/things.ts";
import type { Route } from "./+types/page";
import { Explanation } from "./explanation.tsx";

export const loader = ({ params }: Route.LoaderArgs) =>
  withHead(findService(params.slug), (page) => ({
    seo: page.seo,
    path: page.path,
    trail: [{ name: page.title, path: page.path }],
    things: (origin) => serviceThings(page, origin),
  }));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function ServicePage({ loaderData: page }: Route.ComponentProps) {
  const { staged } = page;
  return (
    <div key={page.path} className="pt-header-compact print:pt-0">
      <AnswerHero {...page} />
      <Explanation blocks={page.body} />
      <BeforeAfterBand {...page.beforeAfter} />
      <StagedHomes title={`${capitalize(staged.name)} we staged`} projects={staged.projects} />
      <WaysOn label="Homes and cities" links={staged.links} />
      <QuestionsAbout title="Questions about it" faqs={page.faqs} />
      <TitledLinks title="Other services" links={page.others} />
      <CallToAction {...page.closing} />
    </div>
  );
}

async function findService(slug: string) {
  const page = await getServicePage(slug);
  if (!page) throw data(null, 404);
  return page;
}
