import type { LoaderFunctionArgs } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { PAGES } from "#app/config/pages.ts";
import { getPortfolioPage } from "#app/model/queries/portfolio.server.ts";
import { describeList } from "#app/seo/describe-list.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import type { Route } from "./+types/page";
import { Projects } from "./projects.tsx";

export const loader = ({ params }: LoaderFunctionArgs) =>
  withHead(
    (site) => getPortfolioPage(site, params.page),
    ({ seo, list }) => describeList(PAGES.portfolio, seo, list),
  );

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { title, intro, list, closing } = loaderData;
  return (
    <div key={list.page} className="pt-header-compact">
      <PageHero title={title} intro={intro} />
      <Projects {...loaderData} />
      <CallToAction {...closing} />
    </div>
  );
}
