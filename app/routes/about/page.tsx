import { CallToAction } from "#app/components/call-to-action.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { getAboutPage } from "#app/model/queries.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
import type { Route } from "./+types/page";

export const loader = () => getAboutPage();

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ ...siteIdentity(matches), ...loaderData.seo, path: "/about" }) : [];

export default function AboutPage({ loaderData: { closing } }: Route.ComponentProps) {
  return (
    <div className="pt-header-compact">
      <PageHero title="About" />
      <CallToAction {...closing} />
    </div>
  );
}
