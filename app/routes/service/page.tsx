import { CallToAction } from "#app/components/call-to-action.tsx";
import { FaqSection } from "#app/components/faq-item.tsx";
import { LandingHero } from "#app/components/landing-hero.tsx";
import { ProjectList } from "#app/components/project-list.tsx";
import { SidebarProse } from "#app/components/sidebar-prose.tsx";
import { capitalize } from "#app/lib/text/format.ts";
import { getServicePage } from "#app/model/queries/service.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { buildServicePageNode } from "#app/seo/page-json-ld.ts";
import type { Route } from "./+types/page";

export const loader = ({ params }: Route.LoaderArgs) =>
  withHead(
    (site) => getServicePage(site, params.slug),
    (page) => ({
      path: page.path,
      seo: page.seo,
      trail: [{ name: page.title, path: page.path }],
      nodes: [buildServicePageNode(page)],
    }),
  );

export default function ServicePage({ loaderData: page }: Route.ComponentProps) {
  const { staged } = page;
  return (
    <div key={page.path} className="pt-header-compact print:pt-0">
      <LandingHero {...page} />
      <SidebarProse blocks={page.body} />
      <ProjectList title={`${capitalize(staged.name)} we've staged`} projects={staged.projects} />
      <FaqSection title="Common questions" faqs={page.faqs} />
      <CallToAction {...page.closing} />
    </div>
  );
}
