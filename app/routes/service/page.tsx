import { AnswerHero } from "#app/components/answer-hero.tsx";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { MarginProse } from "#app/components/margin-prose.tsx";
import { ProjectList } from "#app/components/project-list.tsx";
import { QuestionsAbout } from "#app/components/question-row.tsx";
import { capitalize } from "#app/lib/text/format.ts";
import { getServicePage } from "#app/model/queries/service.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { buildServicePageNode } from "#app/seo/page-json-ld.ts";
import type { Route } from "./+types/page";

export const loader = ({ params }: Route.LoaderArgs) =>
  withHead(
    (site) => getServicePage(site, params.slug),
    (page) => ({
      seo: page.seo,
      trail: [{ name: page.title, path: page.path }],
      nodes: [buildServicePageNode(page)],
    }),
  );

export default function ServicePage({ loaderData: page }: Route.ComponentProps) {
  const { staged } = page;
  return (
    <div key={page.path} className="pt-header-compact print:pt-0">
      <AnswerHero {...page} />
      <MarginProse blocks={page.body} />
      <ProjectList title={`${capitalize(staged.name)} we staged`} projects={staged.projects} />
      <QuestionsAbout title="Common questions" faqs={page.faqs} />
      <CallToAction {...page.closing} />
    </div>
  );
}
