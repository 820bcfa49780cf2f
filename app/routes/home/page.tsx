import { CallToAction } from "#app/components/call-to-action.tsx";
import { PageHeading } from "#app/components/page-heading.tsx";
import { getHomePage } from "#app/model/queries.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
import type { Route } from "./+types/page";

export const loader = () => getHomePage();

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ ...siteIdentity(matches), ...loaderData.seo, path: "/" }) : [];

export default function HomePage({ loaderData: { hero, closing } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading className="pt-40">{hero.headline.join(" ")}</PageHeading>
      <CallToAction {...closing} />
    </>
  );
}
