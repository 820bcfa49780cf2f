import { CallToAction } from "#app/components/call-to-action.tsx";
import { PageHero } from "#app/components/page-hero.tsx";
import { getContactPage } from "#app/model/queries.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
import type { Route } from "./+types/page";

export const loader = () => getContactPage();

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ ...siteIdentity(matches), ...loaderData.seo, path: "/contact" }) : [];

export default function ContactPage({ loaderData: { closing } }: Route.ComponentProps) {
  return (
    <div className="pt-header-compact">
      <PageHero title="Contact" />
      <CallToAction {...closing} />
    </div>
  );
}
