import { CallToAction } from "#app/components/call-to-action.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { getPortfolioPage } from "#app/model/queries.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
import type { Route } from "./+types/page";
import { Projects } from "./projects.tsx";

export const loader = () => getPortfolioPage();

/** A filter only changes the query, and all projects are here already. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ ...siteIdentity(matches), ...loaderData.seo, path: "/portfolio" }) : [];

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { title, intro, projects, closing } = loaderData;
  return (
    <div className="pt-header-compact">
      <PageHero title={title} intro={intro} />
      <Projects projects={projects} />
      <CallToAction {...closing} />
    </div>
  );
}
