import { CallToAction } from "#app/components/call-to-action.tsx";
import { getAboutPage } from "#app/model/queries.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { siteIdentity } from "#app/seo/site-identity.ts";
import type { Route } from "./+types/page";
import { Benefits } from "./benefits.tsx";
import { Hero } from "./hero.tsx";
import { Story } from "./story.tsx";
import { Timeline } from "./timeline.tsx";
import { Values } from "./values.tsx";

export const loader = () => getAboutPage();

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta({ ...siteIdentity(matches), ...loaderData.seo, path: "/about" }) : [];

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { hero, story, benefits, values, timeline, closing } = loaderData;
  return (
    <div className="pt-header-compact">
      <Hero {...hero} />
      <Story {...story} />
      <Benefits {...benefits} />
      <Values {...values} />
      <Timeline {...timeline} />
      <CallToAction {...closing} />
    </div>
  );
}
