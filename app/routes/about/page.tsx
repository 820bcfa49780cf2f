import { CallToAction } from "#app/components/call-to-action.tsx";
import { PATHS } from "#app/config/paths.ts";
import { getAboutPage } from "#app/model/pages/about.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import type { Route } from "./+types/page";
import { Benefits } from "./benefits.tsx";
import { Hero } from "./hero.tsx";
import { Story } from "./story.tsx";
import { Timeline } from "./timeline.tsx";
import { Values } from "./values.tsx";

export const loader = () =>
  withHead(getAboutPage(), ({ seo }) => ({
    seo,
    path: PATHS.about,
    trail: [{ name: "About", path: PATHS.about }],
  }));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { hero, story, benefits, values, timeline, closing } = loaderData;
  return (
    <div className="pt-header-compact">
      <Hero {...hero} />
      <Story {...story} />
      {benefits && <Benefits {...benefits} />}
      {values && <Values {...values} />}
      {timeline && <Timeline {...timeline} />}
      <CallToAction {...closing} />
    </div>
  );
}
