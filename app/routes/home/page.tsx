import { BeforeAfter } from "#app/components/before-after/before-after.tsx";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { HydrationBoundaries } from "#app/components/hydration-boundaries.tsx";
import { Photo } from "#app/components/photo.tsx";
import { PATHS } from "#app/config/paths.ts";
import { getHomePage, type HomePage as Page } from "#app/model/queries/home.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Route } from "./+types/page";
import { Gallery } from "./gallery.tsx";
import { Hero } from "./hero.tsx";
import { Services } from "./services.tsx";
import { Statistics } from "./statistics.tsx";
import { Testimonials } from "./testimonials.tsx";

export const loader = () => withHead(getHomePage, ({ seo }) => ({ path: PATHS.home, seo }));

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, statistics, transformation, services, gallery, testimonials, closing } = loaderData;
  return (
    <>
      <Hero {...hero} />
      <HydrationBoundaries>
        <Statistics {...statistics} />
        {transformation && <Transformation {...transformation} />}
        <Services {...services} />
        {gallery && <Gallery {...gallery} />}
        {testimonials?.items.length ? <Testimonials {...testimonials} /> : null}
        <CallToAction {...closing} />
      </HydrationBoundaries>
    </>
  );
}

function Transformation(props: NonNullable<Page["transformation"]>) {
  const { title, text, link, before, after } = props;
  return (
    <section className="bg-linen pt-band md:pb-band">
      <div className="page-container grid-page items-end gap-y-8">
        <div className="col-span-full pb-1 lg:col-margin">
          <h2>{title}</h2>
          <p className="mt-5 mb-4 max-w-measure text-umber-soft">{text}</p>
          <TextLink to={link.to}>{link.label}</TextLink>
        </div>
        <div className="col-span-full -mr-bleed -ml-edge print:mx-0 lg:col-main lg:ml-0">
          {before ? (
            <BeforeAfter before={before} after={after} />
          ) : (
            <Photo photo={after} className="w-full" />
          )}
        </div>
      </div>
    </section>
  );
}
