import { data, useLocation } from "react-router";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { BeforeAfterBand } from "#app/components/places/before-after-band.tsx";
import { StagedHomes } from "#app/components/places/staged-homes.tsx";
import { WaysOn } from "#app/components/places/ways-on.tsx";
import type { NavigationItem } from "#app/config/pages.ts";
import { PATHS } from "#app/config/paths.ts";
import type { CityLink } from "#app/model/pages/parts/links.ts";
import { getProjectPage } from "#app/model/pages/project.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { projectThing } from "#app/seo/things.ts";
import { isMissing } from "#app/shell/not-found/is-missing.ts";
import { Moved } from "#app/shell/not-found/moved.tsx";
import type { Route } from "./+types/page";
import { Arrival, ArrivalSpinner } from "./arrival.tsx";
import { ContactBlock } from "./contact-block.tsx";
import { findProjectAddress } from "./find-project-address.ts";
import { Gallery } from "./gallery.tsx";
import { Highlights } from "./highlights.tsx";
import { Letterhead } from "./letterhead.tsx";
import { ProjectFacts } from "./project-facts.tsx";
import { ProjectNotFound } from "./project-not-found.tsx";
import { projectNotFoundMeta } from "./project-not-found-meta.ts";
import { ProjectTitle } from "./project-title.tsx";
import { Story } from "./story.tsx";
import { Tagline } from "./tagline.tsx";
import { useLinkedPhoto } from "./use-linked-photo.ts";

/** Served at /portfolio/{city}/{slug} and at /portfolio/{id}. */
type Params = { slug?: string; id?: string };

export function loader({ params }: Route.LoaderArgs) {
  return withHead(findProject(params), ({ project, seo }) => ({
    seo: {
      type: seo?.type ?? project.service,
      city: seo?.city ?? project.city,
      detail: project.title,
      description: project.summary,
    },
    path: project.path,
    trail: [
      { name: "Portfolio", path: PATHS.portfolio },
      ...trailOf(project.cityLink),
      { name: project.title, path: project.path },
    ],
    things: (origin) => [projectThing(project, origin)],
  }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.head ?? projectNotFoundMeta(matches);

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { letterhead, project, beforeAfter, highlights, contact, related, closing } = loaderData;
  const start = useLinkedPhoto(project.photos.length);
  return (
    <Arrival key={project.slug}>
      <Letterhead {...letterhead} />
      <ProjectTitle project={project} />
      <div className="wrap grid-page print:block">
        <Gallery key={start} photos={project.photos} start={start} />
        <ProjectFacts project={project} />
        <Story project={project} />
      </div>
      <BeforeAfterBand {...beforeAfter} pairs={project.pairs} />
      {project.highlights.length > 0 && (
        <Highlights title={highlights} highlights={project.highlights} />
      )}
      <ContactBlock title={contact} contact={project.contact} />
      {project.tagline && <Tagline>{project.tagline}</Tagline>}
      <StagedHomes {...related} />
      <WaysOn label="More like this home" links={related.links} />
      <CallToAction {...closing} />
    </Arrival>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  if (!isMissing(error)) throw error;
  return (
    <Moved find={findProjectAddress} looking={<ArrivalSpinner />}>
      <Arrival key={pathname}>
        <ProjectNotFound />
      </Arrival>
    </Moved>
  );
}

async function findProject({ slug, id }: Params) {
  const page = await getProjectPage(slug ?? id ?? "");
  if (!page) throw data(null, 404);
  return page;
}

/** A city that has a page stands between the portfolio and its homes. */
function trailOf({ name, path }: CityLink): NavigationItem[] {
  return path ? [{ name, path }] : [];
}
