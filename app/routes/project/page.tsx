import { data } from "react-router";
import { BeforeAfterBand } from "#app/components/before-after-band.tsx";
import { BelowTheFold } from "#app/components/below-the-fold.tsx";
import { CallToAction } from "#app/components/call-to-action.tsx";
import { NextLinks } from "#app/components/link-lists.tsx";
import { ProjectList } from "#app/components/project-list.tsx";
import { PATHS } from "#app/config/paths.ts";
import { getProjectPage } from "#app/model/pages/project.server.ts";
import { withHead } from "#app/seo/page-head.server.ts";
import { projectThing } from "#app/seo/things.ts";
import { isNotFound } from "#app/shell/not-found/page-error.tsx";
import type { Route } from "./+types/page";
import { Arrival } from "./arrival.tsx";
import { ContactBlock, Tagline } from "./contact-block.tsx";
import { Facts } from "./facts.tsx";
import { Gallery } from "./gallery.tsx";
import { Letterhead, ProjectTitle } from "./opening.tsx";
import { projectNotFoundMeta, UnknownProject } from "./project-not-found.tsx";
import { Highlights, Story } from "./story.tsx";

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
      ...(project.cityLink.path
        ? [{ name: project.cityLink.name, path: project.cityLink.path }]
        : []),
      { name: project.title, path: project.path },
    ],
    things: (origin) => [projectThing(project, origin)],
  }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.head ?? projectNotFoundMeta(matches);

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { letterhead, project, beforeAfter, highlights, contact, related, closing } = loaderData;
  return (
    <Arrival key={project.slug}>
      <Letterhead {...letterhead} />
      <ProjectTitle project={project} />
      <div className="wrap grid-page print:block">
        <Gallery photos={project.photos} />
        <BelowTheFold>
          <Facts project={project} />
          <Story project={project} />
        </BelowTheFold>
      </div>
      <BelowTheFold>
        <BeforeAfterBand {...beforeAfter} pairs={project.pairs} />
        <Highlights title={highlights} highlights={project.highlights} />
        <ContactBlock title={contact} contact={project.contact} />
        {project.tagline && <Tagline>{project.tagline}</Tagline>}
        <ProjectList {...related} />
        <NextLinks label="More like this home" links={related.links} />
        <CallToAction {...closing} />
      </BelowTheFold>
    </Arrival>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isNotFound(error)) throw error;
  return <UnknownProject />;
}

async function findProject({ slug, id }: Params) {
  const page = await getProjectPage(slug ?? id ?? "");
  if (!page) throw data(null, 404);
  return page;
}
