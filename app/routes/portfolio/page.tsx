import { CallToAction } from "#app/components/call-to-action.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { PATHS } from "#app/config/paths.ts";
import { getPortfolioPage } from "#app/model/pages/portfolio.server.ts";
import { withHead } from "#app/seo/with-head.server.ts";
import type { Route } from "./+types/page";
import { Projects } from "./projects.tsx";

export const loader = () =>
  withHead(getPortfolioPage(), ({ seo }) => ({
    seo,
    path: PATHS.portfolio,
    trail: [{ name: "Portfolio", path: PATHS.portfolio }],
  }));

/** A filter only changes the query, and all projects are here already. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { title, intro, projects, cities, closing } = loaderData;
  return (
    <div className="pt-header-compact">
      <PageHero title={title} intro={intro} />
      <Projects projects={projects} cities={cities} />
      <CallToAction {...closing} />
    </div>
  );
}
