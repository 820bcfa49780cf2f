import { BelowTheFold } from "#app/components/below-the-fold.tsx";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { getHomePage } from "#app/model/pages/home.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import type { Route } from "./+types/page";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Services } from "./services.tsx";
import { Statistics } from "./statistics.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Transformation } from "./transformation.tsx";

export const loader = () => withHead(getHomePage(), ({ seo }) => ({ seo, path: "/" }));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, statistics, transformation, services, gallery, testimonials, closing } = loaderData;
  return (
    <>
      <Hero {...hero} />
      <BelowTheFold>
        <Statistics {...statistics} />
        {transformation && <Transformation {...transformation} />}
        <Services {...services} />
        {gallery?.items.length ? <Gallery {...gallery} /> : null}
        {testimonials?.items.length ? <Testimonials {...testimonials} /> : null}
        <CallToAction {...closing} />
      </BelowTheFold>
    </>
  );
}
